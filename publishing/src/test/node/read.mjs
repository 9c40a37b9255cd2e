// Reads, with programs of others, what is written for reference managers: BibTeX, RIS and CSL-JSON
// from an array of JSON objects on standard input. Writes, as JSON, what each made of each of them.
import { plugins } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-csl'
import '@citation-js/plugin-ris'
import { parse } from '@retorquere/bibtex-parser'
import citeproc from 'citeproc'
import { readFileSync } from 'node:fs'

function betterBibtex(text) {
  const library = parse(text, { sentenceCase: false, caseProtection: false })
  const shown = ({ name, firstName, prefix, lastName, suffix }) =>
    name ?? [firstName, prefix, lastName, suffix].filter(part => part).join(' ')
  const entries = library.entries.map(({ key, type, fields }) => ({
    ...fields,
    key,
    type,
    author: (fields.author ?? []).map(shown),
    editor: (fields.editor ?? []).map(shown),
    translator: (fields.translator ?? []).map(shown),
  }))
  return { errors: library.errors, entries }
}

function citationJs(text, type) {
  return text === '' ? [] : plugins.input.chain(text, { forceType: type, generateGraph: false })
}

const papers = new Map()
const { styles, locales } = plugins.config.get('@csl')
const system = { retrieveLocale: () => locales.get('en-US'), retrieveItem: id => papers.get(id) }
// To compile the style takes it longer than to render a paper: one engine for all.
const engine = new citeproc.Engine(system, styles.get('apa'), 'en-US', true)

/** By id, in plain text and in HTML. */
function rendered(items) {
  const apa = {}
  const apaInHtml = {}
  papers.clear()
  for (const item of items) papers.set(item.id, item)
  for (const { id } of items) {
    engine.setOutputFormat('text')
    engine.updateItems([id])
    apa[id] = engine.makeBibliography()[1][0].trim()
    engine.setOutputFormat('html')
    apaInHtml[id] = engine.makeBibliography()[1][0].trim()
  }
  return { apa, apaInHtml }
}

const written = JSON.parse(readFileSync(0, 'utf8'))
process.stdout.write(JSON.stringify(
  written.map(({ bibtex, ris, csl }) => ({
    betterBibtex: betterBibtex(bibtex),
    bibtex: citationJs(bibtex, '@bibtex/text'),
    ris: citationJs(ris, '@ris/file'),
    ...rendered(JSON.parse(csl)),
  }))))
