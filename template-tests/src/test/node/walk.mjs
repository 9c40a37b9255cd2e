// As a reader goes about the catalog, and what they take along.
import assert from 'node:assert/strict'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { follow, visitor, DESKTOP, PHONE } from './browser.mjs'
import { check } from './check.mjs'

const heading = page => page.$eval('h1', it => it.textContent.trim())
const entries = page => page.$$eval('.entries > li', all => all.map(it => it.querySelector('a').pathname))

export async function walk(browser, origin) {
  await check('walk from the start page to a paper, its author and back', () => toAPaper(browser, origin))
  await check('walk with a finger on a phone', () => toAPaper(browser, origin, { viewport: PHONE }))
  await check('page a list to its end and back to its beginning', () => toTheEnd(browser, origin))
  await check('filter a list by date with its form', () => filter(browser, origin))
  await check('find a paper by its DOI', () => find(browser, origin))
  await check('search by words, and narrow the search down', () => search(browser, origin))
  await check('choose all papers of a page, or none', () => choose(browser, origin))
  await check('download a citation', () => download(browser, origin))
  await check('see five papers of a list or search on a screen', () => density(browser, origin))
}

async function visit(browser, as, body) {
  const { page, troubles } = await visitor(browser, as)
  try {
    await body(page)
    assert.deepEqual(troubles, [])
  } finally {
    await page.close()
  }
}

function toAPaper(browser, origin, as) {
  return visit(browser, as, async page => {
    await page.goto(origin)
    await follow(page, it => it.pathname === '/collections')
    await follow(page, it => it.pathname === '/collections/acm-journals/papers')
    const list = page.url()
    await follow(page, it => /^\/papers\/[^/]+$/.test(it.pathname))
    const paper = page.url()
    const title = await heading(page)
    assert.equal((await (await fetch(paper)).json()).title, title)
    await follow(page, it => /^\/authors\/[^/]+\/papers$/.test(it.pathname))
    const { author } = await (await fetch(page.url())).json()
    assert.equal(await heading(page), author.name)
    assert.ok((await entries(page)).includes(new URL(paper).pathname))
    await follow(page, it => it.pathname === `/authors/${author.handle}`)
    await page.goBack()
    await page.goBack()
    assert.equal(page.url(), paper)
    await page.goBack()
    assert.equal(page.url(), list)
  })
}

function toTheEnd(browser, origin) {
  return visit(browser, {}, async page => {
    await page.goto(`${origin}/collections/numbered/papers?limit=25`)
    const first = await entries(page)
    const seen = [...first]
    for (let next = await nextOf(page); next; next = await nextOf(page)) {
      await follow(page, it => it.href === next)
      seen.push(...(await entries(page)))
    }
    assert.equal(seen.length, 61)
    assert.equal(new Set(seen).size, 61)
    assert.equal(seen.at(-1), '/papers/numbered-01')
    await follow(page, it => it.href === `${origin}/collections/numbered/papers?limit=25`)
    assert.deepEqual(await entries(page), first)
  })
}

const nextOf = page => page.$$eval('link[rel=next]', all => all.map(it => it.href)[0])

function filter(browser, origin) {
  return visit(browser, {}, async page => {
    await page.goto(`${origin}/collections/numbered/papers`)
    await page.type('main form input[name=from]', '2012-03')
    await page.type('main form input[name=until]', '2012-05')
    await Promise.all([page.waitForNavigation(), page.click('main form button')])
    assert.deepEqual(await entries(page), ['/papers/numbered-29', '/papers/numbered-28', '/papers/numbered-27'])
    assert.equal(await page.$eval('input[name=from]', it => it.value), '2012-03')
  })
}

function find(browser, origin) {
  return visit(browser, {}, async page => {
    await page.goto(origin)
    await page.type('input[name=q]', 'https://doi.org/10.5555/Retracted.2019')
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
    assert.equal(new URL(page.url()).pathname, '/papers/retracted-2019')
  })
}

function search(browser, origin) {
  return visit(browser, {}, async page => {
    await page.goto(origin)
    await page.type('input[name=q]', 'clocks')
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
    assert.ok((await entries(page)).includes('/papers/lamport-1978-clocks'))
    assert.equal(await page.$eval('input[name=q]', it => it.value), 'clocks')
    await follow(page, it => it.searchParams.get('q')?.startsWith('year:1978'))
    assert.deepEqual(await entries(page), ['/papers/lamport-1978-clocks'])
  })
}

async function choose(browser, origin) {
  const { page } = await visitor(browser)
  const chosen = async () => {
    const [answer] = await Promise.all([page.waitForNavigation(), page.click('form.choice button')])
    return [answer.status(), await page.$eval('main', it => it.innerText)]
  }
  await page.goto(`${origin}/collections/numbered/papers?limit=100`)
  for (const box of await page.$$('input[name=ids]')) await box.click()
  const [status, text] = await chosen()
  assert.equal(status, 200)
  assert.match(text, /^61 papers/)
  await Promise.all([page.waitForNavigation(), page.click('main form button')])
  assert.equal((await page.$eval('body', it => it.innerText.trim())).split(/\n+/).length, 61)
  await page.goto(`${origin}/collections/numbered/papers`)
  const [wrong, rule] = await chosen()
  assert.equal(wrong, 400)
  assert.match(rule, /Choose 1 to 100 papers of a list/)
  await page.close()
}

function density(browser, origin) {
  return visit(browser, {}, async page => {
    for (const path of ['/collections/acm-journals/papers', '/search?q=distributed+systems']) {
      await page.goto(origin + path)
      const boxes = await page.$$eval('.entries > li', all =>
        all.map(it => ({
          title: it.querySelector('h2').getBoundingClientRect().height,
          byline: it.querySelector('.byline').getBoundingClientRect().height,
          venue: it.querySelector('p.quiet').getBoundingClientRect().height,
          sentence: it.querySelector('.sentence') !== null,
          height: it.getBoundingClientRect().height,
          bottom: it.getBoundingClientRect().bottom,
        })))
      assert.ok(boxes.filter(it => it.bottom <= DESKTOP.height).length >= 5, JSON.stringify(boxes))
      const usual = boxes.filter(it => it.title < 30 && it.byline < 45 && it.venue < 25 && !it.sentence)
      for (const box of usual) assert.ok(box.height <= 100, JSON.stringify(box))
    }
  })
}

function download(browser, origin) {
  return visit(browser, {}, async page => {
    const folder = await mkdtemp(join(tmpdir(), 'downloads-'))
    const session = await browser.target().createCDPSession()
    await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder, eventsEnabled: true })
    await page.goto(`${origin}/papers/retracted-2019`)
    for (const [format, name, beginning] of [
      ['bibtex', 'retracted-2019.bib', '@article{'],
      ['ris', 'retracted-2019.ris', 'TY  - JOUR'],
      ['csl', 'retracted-2019.json', '['],
    ]) {
      const link = await page.$(`.downloads a[href$="format=${format}"]`)
      const offered = await fetch(await link.evaluate(it => it.href))
      assert.equal(offered.status, 200)
      const done = new Promise(resolve =>
        session.on('Browser.downloadProgress', it => it.state === 'completed' && resolve()))
      await link.click()
      await done
      const text = await readFile(join(folder, name), 'utf8')
      assert.ok(text.startsWith(beginning), text)
    }
    await session.detach()
  })
}
