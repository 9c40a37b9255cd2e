// Reads, with programs of others, what is written for reference managers: BibTeX, RIS, and CSL-JSON
// with a style, from JSON on standard input. Writes, as JSON, what each made of each of them.
import { plugins } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
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

const { locales, written } = JSON.parse(readFileSync(0, 'utf8'))
const papers = new Map()
const system = { retrieveLocale: name => locales[name], retrieveItem: id => papers.get(id) }
const engines = new Map()

/** To compile a style takes it longer than to cite a paper: one engine for all. */
function engine(style) {
  if (!engines.has(style)) {
    const language = style.match(/ default-locale="([^"]*)"/)?.[1] ?? 'en-US'
    engines.set(style, new citeproc.Engine(system, style, language, true))
  }
  return engines.get(style)
}

/** By id, in plain text and in HTML. */
function cited(items, style) {
  const text = {}
  const html = {}
  papers.clear()
  for (const item of items) papers.set(item.id, item)
  const processor = engine(style)
  for (const { id } of items) {
    processor.setOutputFormat('text')
    processor.updateItems([id])
    text[id] = (processor.makeBibliography()[1][0] ?? '').replace(/[ \t\r\n]+/g, ' ').trim()
    processor.setOutputFormat('html')
    html[id] = (processor.makeBibliography()[1][0] ?? '').trim()
  }
  return { text, html }
}

process.stdout.write(JSON.stringify(
  written.map(({ bibtex, ris, csl, style }) => ({
    betterBibtex: betterBibtex(bibtex),
    bibtex: citationJs(bibtex, '@bibtex/text'),
    ris: citationJs(ris, '@ris/file'),
    ...cited(JSON.parse(csl), style),
  }))))
