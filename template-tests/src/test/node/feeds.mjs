// The feeds, as rss-parser reads them, against what the same lists say in JSON.
import assert from 'node:assert/strict'
import RssParser from 'rss-parser'
import { check, fullTitle } from './check.mjs'

const parser = new RssParser()

export async function feeds(origin) {
  const lists = {
    'a collection': ['/collections/acm-journals/papers', 'Papers of the collection ACM Journals'],
    'an author': ['/authors/barbara-liskov/papers', 'Papers by Barbara Liskov'],
    'a topic': ['/topics/databases/papers', 'Papers on Databases'],
    'hostile papers': ['/collections/hostile/papers', ''],
  }
  for (const [name, [path, title]] of Object.entries(lists)) {
    await check(`the feed of ${name}`, async () => {
      const list = await (await fetch(`${origin}${path}?limit=100`)).json()
      const feed = await parser.parseURL(`${origin}${path}?limit=100&format=atom`)
      assert.equal(feed.title, title || `Papers of the collection ${list.collection.title}`)
      assert.equal(feed.feedUrl, `${origin}${path}?limit=100&format=atom`)
      assert.equal(feed.items.length, list.data.length)
      feed.items.forEach((item, i) => isPaper(item, list.data[i], origin))
    })
  }
  await check('the feed of changes', async () => {
    const list = await (await fetch(`${origin}/changes?limit=100`)).json()
    const feed = await parser.parseURL(`${origin}/changes?limit=100&format=atom`)
    assert.equal(feed.items.length, 100)
    feed.items.forEach((item, i) => {
      const change = list.data[i]
      const kind = { created: 'New', revised: 'Revised', withdrawn: 'Withdrawn' }[change.kind]
      const title = plain[change.title] ?? readable(change.title)
      assert.equal(item.title.trim(), `${kind}: ${title}`.trim())
      assert.equal(Date.parse(item.pubDate), Date.parse(change.at))
      assert.equal(item.link, origin + change.links.paper)
      assert.match(item.content, new RegExp(`^The paper ${change.id} `))
    })
    assert.equal(new Set(feed.items.map(item => item.id)).size, 100)
  })
  await check('a feed to its end', async () => {
    const ids = new Set()
    let address = `${origin}/collections/numbered/papers?limit=25&format=atom`
    while (address) {
      const text = await (await fetch(address)).text()
      const feed = await parser.parseString(text)
      feed.items.forEach(item => ids.add(item.id))
      address = /<link rel="next"[^>]* href="([^"]*)"/.exec(text)?.[1].replaceAll('&amp;', '&')
    }
    assert.equal(ids.size, 61)
  })
}

/** It reads the first author only. Some readers trim texts; spaces around them are nothing. */
/** Formulas in feeds are Unicode. */
const plain = {
  'Cryptanalysis of RSA with Private Key $d$ Less than $N^{0.292}$':
    'Cryptanalysis of RSA with Private Key d Less than N^0.292',
  'Factoring $N = p^r q$ for Large $r$': 'Factoring N = p^r q for Large r'
}

function isPaper(item, paper, origin) {
  const mark = paper.status === 'retracted' ? 'Retracted: ' : ''
  assert.equal(item.title.trim(), (mark + readable(fullTitle(paper))).trim())
  assert.equal(item.link, origin + paper.links.self)
  assert.match(item.id, /^urn:uuid:[0-9a-f-]{36}$/)
  const published = new Date(paper.published.length === 4 ? `${paper.published}-01-01` : paper.published)
  assert.equal(Date.parse(item.pubDate), published.getTime())
  const first = paper.authors.find(author => author.role === 'author') ?? paper.authors[0]
  assert.equal(item.author.trim(), readable(first.name).trim())
}

/** Without the two characters of these records that XML cannot hold. */
const readable = text => text.replace(/[\uFFFE\uFFFF]/g, '')
