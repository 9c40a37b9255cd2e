// Every kind of page, on a desktop and a phone, light and dark, before a judge of accessibility.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { prefer, visitor, DESKTOP, PHONE } from './browser.mjs'
import { check } from './check.mjs'

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that depend on colours, which are all that a scheme changes. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** Paths, with the status of those that are problems. */
export const PAGES = {
  start: '/',
  reference: '/docs',
  collections: '/collections',
  topics: '/topics',
  authors: '/authors?startsWith=l',
  'authors A to Z': '/authors',
  'no authors': '/authors?startsWith=zyzzyva',
  paper: '/papers/WP-002',
  'retracted paper': '/papers/retracted-2019',
  'superseded paper': '/papers/rfc5246',
  'authors of a paper': '/papers/WP-002/authors',
  'versions of a paper': '/papers/WP-002/versions',
  version: '/papers/WP-002/versions/1',
  author: '/authors/barbara-liskov',
  'papers of an author': '/authors/barbara-liskov/papers',
  'papers of a collection': '/collections/numbered/papers',
  'papers on a topic': '/topics/databases/papers',
  'no papers': '/collections/unknown/papers',
  'citations of a paper': '/papers/chang-2006-bigtable/citations',
  'papers chosen': '/batch/papers?ids=WP-002&ids=retracted-2019&ids=unknown',
  'papers found': '/papers?doi=10.5555/retracted.2019',
  'papers searched': '/search?q=caching+or+clocks',
  'all papers searched': '/search?q=&sort=newest',
  'nothing searched': '/search?q=zyzzyva',
  changes: '/changes',
  'unknown paper': ['/papers/unknown', 404],
  'withdrawn paper': ['/papers/WP-001', 410],
  'wrong parameter': ['/collections/sosp/papers?limit=0', 400],
  'wrong date': ['/collections/sosp/papers?from=July&until=1979', 400],
  'none chosen': ['/batch/papers', 400],
  'wrong format': ['/topics?format=bibtex', 406],
}
const VIEWPORTS = { desktop: DESKTOP, phone: PHONE }
const SCHEMES = ['light', 'dark']

/** Each page is loaded once for a viewport, and looked at in both schemes: a reader's may change too. */
export async function judge(browser, origin) {
  for (const [device, viewport] of Object.entries(VIEWPORTS)) {
    const { page, troubles } = await visitor(browser, { viewport })
    for (const [name, path] of Object.entries(PAGES)) {
      const [address, status] = [path].flat()
      for (const scheme of SCHEMES) {
        await check(`${name} (${device}, ${scheme})`, async () => {
          await prefer(page, scheme)
          if (scheme === SCHEMES[0]) {
            troubles.length = 0
            const response = await page.goto(origin + address)
            assert.equal(response.status(), status ?? 200)
            assert.match(response.headers()['content-type'], /^text\/html; *charset=utf-8$/i)
            await page.evaluate(AXE)
          }
          assert.equal(page.url(), new URL(address, origin).href)
          assert.deepEqual(status ? [] : troubles, [])
          await looksRight(page)
          await isAccessible(page, scheme === SCHEMES[0] ? STANDARD : COLOURS)
        })
      }
    }
    await page.close()
  }
}

async function looksRight(page) {
  const seen = await page.evaluate(() => ({
    title: document.title,
    headings: document.querySelectorAll('h1').length,
    scripts: [...document.scripts].filter(it => it.type !== 'application/ld+json').length,
    styled: getComputedStyle(document.body).margin,
    wide: document.documentElement.scrollWidth > document.documentElement.clientWidth
      ? [...document.querySelectorAll('body *')]
        .filter(it => it.getBoundingClientRect().right > document.documentElement.clientWidth)
        .map(it => it.outerHTML.slice(0, 200))
      : [],
  }))
  assert.ok(seen.title.length > 3, seen.title)
  assert.equal(seen.headings, 1, 'one heading')
  assert.equal(seen.scripts, 0, 'no scripts')
  assert.equal(seen.styled, '0px', 'its stylesheet was taken')
  assert.deepEqual(seen.wide, [], 'it scrolls in one direction only')
}

async function isAccessible(page, rules) {
  const violations = await page.evaluate(async rules => {
    const { violations } = await window.axe.run({ runOnly: rules, resultTypes: ['violations'] })
    return violations.map(it => `${it.id}: ${it.help}: ${it.nodes.map(node => node.html).slice(0, 3).join(' | ')}`)
  }, rules)
  assert.deepEqual(violations, [])
}
