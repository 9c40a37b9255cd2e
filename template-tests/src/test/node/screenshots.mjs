// Takes the pictures of the pages that the documents show: screenshots.mjs ORIGIN FOLDER
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { launch, visitor, PHONE } from './browser.mjs'
import { check } from './check.mjs'

const [origin, folder] = process.argv.slice(2)
const WINDOW = { width: 1000, height: 640 }
const PICTURES = {
  start: ['/', {}],
  paper: ['/papers/WP-002', {}],
  retracted: ['/papers/retracted-2019', {}],
  list: ['/collections/acm-journals/papers', {}],
  phone: ['/papers/WP-002', { viewport: { ...PHONE, deviceScaleFactor: 1 } }],
  dark: ['/collections/acm-journals/papers', { scheme: 'dark' }],
}

await mkdir(folder, { recursive: true })
const browser = await launch()
try {
  for (const [name, [path, as]] of Object.entries(PICTURES)) {
    await check(name, async () => {
      const { page } = await visitor(browser, { viewport: WINDOW, ...as })
      await page.goto(origin + path)
      await page.screenshot({ path: join(folder, `${name}.png`) })
      await page.close()
    })
  }
} finally {
  await browser.close()
}
