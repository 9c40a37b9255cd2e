// The tasks of scholars, each from the page on which they come up, with the clicks that it takes: a link,
// a button, a box and Enter are one each, typing is none.
import assert from 'node:assert/strict'
import { visitor, DESKTOP, PHONE } from './browser.mjs'
import { check } from './check.mjs'

const PAPER = '/papers/lamport-1978-clocks'
const CITING = '/papers/decandia-2007-dynamo'
const COLLECTION = '/collections/cacm/papers'
const AUTHOR = '/authors/leslie-lamport/papers'
const SEARCH = '/search?q=consensus'

/** The task, how it is done, the page where it begins, and a walk that proves it. */
const TASKS = [
  ['Find a paper by half its title', 'the field, the first title', '/', async reader => {
    await reader.ask('ordering of events in a distributed')
    await reader.follow('.entries h2 a')
    reader.isAt(PAPER)
  }],
  ['… with a wrong letter', 'the field, the first title', '/', async reader => {
    await reader.ask('lamprot cloks')
    await reader.follow('.entries h2 a')
    reader.isAt(PAPER)
  }],
  ['… by a pasted reference', 'the field, “Found: …”', '/', async reader => {
    await reader.ask('Lamport, L. (1978). Time, clocks, and the ordering of events in a distributed system. CACM 21(7)')
    assert.match(await reader.text('h1'), /^Found: Time, Clocks/)
    await reader.follow('.entries h2 a')
    reader.isAt(PAPER)
  }],
  ['… by its DOI', 'the field', '/', async reader => {
    await reader.ask('https://doi.org/10.1145/359545.359563')
    reader.isAt(PAPER)
  }],
  ['… by its arXiv id', 'the field', '/', async reader => {
    await reader.ask('arXiv:1706.03762')
    reader.isAt('/papers/vaswani-2017-attention')
  }],
  ['See who an author is', 'the name', CITING, async reader => {
    await reader.follow('article .byline a')
    assert.match(await reader.text('main'), /Amazon/)
  }],
  ['Browse the authors from A to Z', '*Authors*, the letter', '/', async reader => {
    await reader.follow('.site a[href="/authors"]')
    await reader.follow('a[href="/authors?startsWith=l"]')
    assert.match(await reader.text('.columns'), /Lamport, Leslie/)
  }],
  ['Find a person by a former name', 'the field, the person', '/', async reader => {
    await reader.ask('Ada Zuvor')
    await reader.follow('main a[href="/authors/ada-example/papers"]')
    assert.match(await reader.text('main'), /Also published as\s+Ada Zuvor/)
  }],
  ['See who cites a paper', '“Cited by 6”', '/papers/chang-2006-bigtable', async reader => {
    await reader.follow('a[href$="/citations"]')
    assert.equal(await reader.attribute('h1 a', 'pathname'), '/papers/chang-2006-bigtable')
    assert.ok((await reader.entries()).length > 0)
  }],
  ['See what a paper cites', '“4 references”', CITING, async reader => {
    await reader.follow('a[href$="/references"]')
    assert.ok((await reader.count('main ol > li')) > 1)
  }],
  ['List all papers of a venue and year', 'the field, the year', '/', async reader => {
    await reader.ask('venue:sosp')
    await reader.follow('.facet a[href*="year%3A2003"], .facet a[href*="year:2003"]')
    assert.deepEqual(await reader.entries(), ['/papers/barham-2003-xen', '/papers/ghemawat-2003-gfs'])
  }],
  ['Cite in APA style', '*APA*', PAPER, async reader => {
    await reader.follow('[aria-label=Styles] a[href$="style=apa"]')
    assert.match(await reader.text('body'), /^Lamport, L\. \(1978\)\. Time/)
  }],
  ['Cite in another style', 'the list of styles, *Show*', PAPER, async reader => {
    await reader.choose('select[name=style]', 'nature')
    await reader.follow('form[action$="clocks"] button')
    assert.match(await reader.text('body'), /Lamport, L\. Time, clocks/i)
  }],
  ['Take a paper as BibTeX', '*BibTeX*', PAPER, async reader => {
    assert.match(await reader.download('.buttons a[href$="format=bibtex"]'), /^@article/)
  }],
  ['… a whole collection', '*BibTeX*', COLLECTION, async reader => {
    const all = await reader.download('aside a[href*="format=bibtex"]')
    assert.equal(all.match(/^@/gm).length, 14)
  }],
  ['… the papers of a choice', 'a box for each, *Export*, *BibTeX*', COLLECTION, async reader => {
    const boxes = await reader.page.$$('.entries input[name=ids]')
    for (const box of boxes.slice(0, 2)) await box.click() // as many as are chosen
    await reader.follow('form.choice button')
    assert.equal((await reader.download('main a[href*="format=bibtex"]')).match(/^@/gm).length, 2)
  }],
  ['Follow a collection, an author or a search', '*Subscribe*', COLLECTION, async reader => {
    for (const page of [AUTHOR, SEARCH, COLLECTION]) {
      await reader.open(page)
      reader.clicks = 0
      assert.match(await reader.download('main a[href*="format=atom"]'), /<feed /)
    }
  }],
  ['Read the PDF', 'the filled button', '/papers/retracted-2019', async reader => {
    assert.equal(await reader.attribute('.buttons .first', 'href'), 'https://example.org/retracted.pdf')
    reader.clicks++ // to another host
  }],
  ['Take a paper to Zotero', 'the button of the browser: the page has its tags', PAPER, async reader => {
    assert.equal(await reader.attribute('meta[name=citation_doi]', 'content'), '10.1145/359545.359563')
    await reader.open(COLLECTION)
    assert.equal(await reader.count('.Z3988'), 14)
  }],
  ['Read on a phone, in the dark, with the keys, enlarged', 'as the device is set', PAPER, async (reader, browser, origin) => {
    for (const viewport of [PHONE, { width: DESKTOP.width / 2, height: DESKTOP.height / 2 }]) {
      await reader.page.setViewport(viewport)
      await reader.open(PAPER)
      assert.ok(await reader.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
    }
    await reader.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }])
    const ground = await reader.page.$eval('body', it => getComputedStyle(it).backgroundColor)
    assert.ok(Math.max(...ground.match(/\d+/g).map(Number)) < 60, ground)
    const stops = []
    for (let i = 0; i < 12; i++) {
      await reader.page.keyboard.press('Tab')
      stops.push(await reader.page.evaluate(() => document.activeElement.getAttribute('href') ?? document.activeElement.name))
    }
    assert.equal(stops[0], '#main')
    assert.ok(stops.includes('q') && stops.includes('/authors/leslie-lamport/papers'), stops.join(' '))
  }],
  ['Read without scripts', 'as the browser is set', '/', async reader => {
    await reader.page.setJavaScriptEnabled(false)
    await reader.open('/')
    await reader.ask('clocks')
    reader.clicks = 0
    assert.equal(new URL(reader.page.url()).pathname, '/search')
    await reader.page.setJavaScriptEnabled(true)
  }],
  ['Print a paper', 'the print of the browser: with its address and citation', PAPER, async (reader, _, origin) => {
    await reader.page.emulateMediaType('print')
    const sheet = await reader.page.evaluate(() => ({
      address: getComputedStyle(document.querySelector('main'), '::after').content,
      chrome: [...document.querySelectorAll('.site, .colophon, .buttons, form')].filter(it => it.offsetHeight > 0).length,
      citation: document.querySelector('#cite ~ details pre').checkVisibility({ contentVisibilityAuto: true }),
      empty: [...document.querySelectorAll('section')]
        .filter(it => it.innerText.trim() === it.querySelector('h2')?.innerText.trim()).map(it => it.innerText),
    }))
    assert.deepEqual(sheet, { address: `"${origin}${PAPER}"`, chrome: 0, citation: true, empty: [] })
  }],
  ['Share a paper', 'its address, with a preview', '/papers/LAMPORT-1978-clocks', async (reader, _, origin) => {
    assert.equal(await reader.attribute('link[rel=canonical]', 'href'), origin + PAPER)
    assert.match(await reader.attribute('meta[property="og:title"]', 'content'), /^Time, Clocks/)
  }],
  ['Correct an error', '*Correct this record*, if the setting `corrections` names an address', PAPER, async reader => {
    assert.match(await reader.attribute('#details ~ p a', 'href'), /^mailto:corrections@example\.org\?.*lamport/)
    reader.clicks++ // to another program
  }],
]

/** A reader in a browser, who counts clicks. */
class Reader {
  clicks = 0

  constructor(page, origin) {
    this.page = page
    this.origin = origin
  }

  open(path) {
    return this.page.goto(this.origin + path)
  }

  isAt(path) {
    assert.equal(new URL(this.page.url()).pathname, path)
  }

  async ask(words) {
    await this.page.type('input[name=q]', words)
    this.clicks++
    await Promise.all([this.page.waitForNavigation(), this.page.keyboard.press('Enter')])
  }

  /** Clicks the first of these that a reader sees. */
  async follow(selector) {
    for (const link of await this.page.$$(selector)) {
      if (await link.isVisible()) {
        this.clicks++
        await Promise.all([this.page.waitForNavigation(), link.click()])
        return
      }
    }
    throw new Error(`no ${selector} on ${this.page.url()}`)
  }

  async choose(selector, value) {
    this.clicks++
    const option = await this.page.$$eval(`${selector} option`, (all, value) => all.find(it => it.text.toLowerCase() === value).value, value)
    await this.page.select(selector, option)
  }

  /** The text behind the first of these links that a reader sees. */
  async download(selector) {
    for (const link of await this.page.$$(selector)) {
      if (await link.isVisible()) {
        this.clicks++
        const answer = await fetch(await link.evaluate(it => it.href))
        assert.equal(answer.status, 200)
        return answer.text()
      }
    }
    throw new Error(`no ${selector} on ${this.page.url()}`)
  }

  text(selector) {
    return this.page.$eval(selector, it => it.innerText.trim())
  }

  attribute(selector, name) {
    return this.page.$eval(selector, (it, name) => (name in it ? it[name] : it.getAttribute(name)), name)
  }

  count(selector) {
    return this.page.$$eval(selector, all => all.length)
  }

  entries() {
    return this.page.$$eval('.entries > li h2 a', all => all.map(it => it.pathname))
  }
}

export async function tasks(browser, origin) {
  for (const [task, way, begin, walk] of TASKS) {
    let reader
    await check(task, async () => {
      const { page, troubles } = await visitor(browser)
      reader = new Reader(page, origin)
      try {
        await reader.open(begin)
        await walk(reader, browser, origin)
        assert.deepEqual(troubles, [])
      } finally {
        await page.close()
      }
    }, () => ({ way, clicks: reader.clicks }))
  }
}
