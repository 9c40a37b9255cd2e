// A real browser without a window, and visitors in it. It talks over a pipe: no port is opened, and
// it ends when this process does.
import chromium from '@sparticuz/chromium'
import puppeteer from 'puppeteer-core'

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 360, height: 740, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

export async function launch() {
  chromium.setGraphicsMode = false
  return puppeteer.launch({
    executablePath: await chromium.executablePath(),
    headless: 'shell',
    pipe: true,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-zygote', '--hide-scrollbars'],
  })
}

/**
 * A page of its own, with all that goes wrong in it: console messages, failed requests, answers
 * that are errors, dialogs, calls of ran(), what its Content-Security-Policy refused.
 */
export async function visitor(browser, { viewport = DESKTOP, scheme = 'light' } = {}) {
  const page = await browser.newPage()
  const troubles = []
  page.on('console', message => troubles.push(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', error => troubles.push(`script: ${error}`))
  page.on('dialog', dialog => troubles.push(`dialog: ${dialog.message()}`) && dialog.dismiss())
  page.on('requestfailed', request => {
    const error = request.failure()?.errorText
    // So ends the navigation that becomes a download.
    if (error !== 'net::ERR_ABORTED') troubles.push(`no answer: ${request.url()} ${error}`)
  })
  page.on('response', response => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`)
  })
  await page.exposeFunction('ran', () => troubles.push('a script of the catalog ran'))
  await page.evaluateOnNewDocument(() =>
    document.addEventListener('securitypolicyviolation', event =>
      console.error(`${event.violatedDirective} refused ${event.blockedURI} ${event.sample}`)))
  await page.setViewport(viewport)
  await prefer(page, scheme)
  return { page, troubles }
}

/** Has the reader prefer light or dark pages, from now on. */
export function prefer(page, scheme) {
  return page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
}

/** Follows the first link whose address fits, as a click does. */
export async function follow(page, fits) {
  const links = await page.$$('a[href]')
  for (const link of links) {
    const address = new URL(await link.evaluate(it => it.href))
    if (fits(address) && (await link.isVisible())) {
      await Promise.all([page.waitForNavigation(), link.click()])
      return
    }
  }
  throw new Error(`no link as wanted on ${page.url()}`)
}
