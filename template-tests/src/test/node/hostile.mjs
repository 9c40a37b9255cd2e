// Pages full of hostile texts show them, and nothing of them runs, leads elsewhere or is loaded:
// with the policy of the pages, and without it, where escaping is all that protects.
import assert from 'node:assert/strict'
import { visitor } from './browser.mjs'
import { check, fullTitle } from './check.mjs'

export async function hostile(browser, origin, count) {
  for (const bypassed of [false, true]) {
    const { page, troubles } = await visitor(browser)
    await page.setBypassCSP(bypassed)
    await page.setCacheEnabled(false)
    const requests = []
    page.on('request', it => requests.push(it.url()))
    const visit = async path => {
      troubles.length = 0
      requests.length = 0
      const response = await page.goto(origin + path)
      assert.equal(response.status(), 200)
      const oddities = await page.evaluate(odd)
      assert.deepEqual(oddities, [], path)
      assert.deepEqual(troubles, [], path)
      assert.deepEqual(requests.filter(it => !it.startsWith(origin + '/')), [], path)
      await wave(page)
      assert.deepEqual(troubles, [], path)
    }
    const policy = bypassed ? 'without a policy' : 'with the policy'
    await check(`hostile lists, ${policy}`, async () => {
      for (const path of ['/collections', '/topics', '/authors/hostile-0', '/authors/hostile-7']) {
        await visit(path)
      }
      for (const list of ['/collections/hostile/papers', '/topics/hostile/papers', '/authors/hostile-0/papers']) {
        let path = `${list}?limit=100`
        while (path) {
          await visit(path)
          path = await page.$$eval('link[rel=next]', all => all.map(it => it.pathname + it.search)[0])
        }
      }
    })
    await check(`hostile papers, ${policy}`, async () => {
      for (let i = 0; i < count; i += bypassed ? 1 : 10) {
        const path = `/papers/hostile-${String(i).padStart(3, '0')}`
        await visit(path)
        if (i % 10 === 0) {
          const record = await (await fetch(origin + path)).json()
          assert.equal(await page.$eval('h1', it => it.textContent), fullTitle(record))
          await visit(`${path}/authors`)
          await visit(`${path}/versions`)
          await visit(`${path}/versions/1`)
        }
      }
    })
    await page.close()
  }
}

/** As a reader's pointer and keys go over everything. */
async function wave(page) {
  await page.mouse.move(200, 200)
  await page.mouse.move(300, 500)
  await page.keyboard.press('Tab')
}

/** What no text may bring into a page. */
function odd() {
  const found = []
  const say = (what, element) => found.push(`${what}: ${element.outerHTML.slice(0, 200)}`)
  for (const element of document.querySelectorAll('*')) {
    for (const attribute of element.getAttributeNames()) {
      if (attribute.startsWith('on') || attribute === 'style' || attribute === 'srcdoc') say(attribute, element)
    }
    const leads = element.href ?? element.src ?? element.action ?? element.data
    if (typeof leads === 'string' && leads && !/^(https?:|mailto:corrections@example\.org\?)/.test(leads)) say('leads elsewhere', element)
  }
  const foreign = 'script:not([type="application/ld+json"]), iframe, object, embed, base, svg, math, img, video, body style, ' +
    'body link, body meta, meta[http-equiv]'
  document.querySelectorAll(foreign).forEach(element => say('element', element))
  document.querySelectorAll('script').forEach(element => JSON.parse(element.textContent))
  if (document.querySelectorAll('html, head, body, main, title').length !== 5) found.push('frame broken')
  return found
}
