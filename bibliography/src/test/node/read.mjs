// Reads, with programs of others, what is written for reference managers: BibTeX, RIS and CSL-JSON
// from a JSON object on standard input. Writes, as JSON, what each made of it.
import { plugins } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-csl'
import '@citation-js/plugin-ris'
import { parse } from '@retorquere/bibtex-parser'
import citeproc from 'citeproc'
import { readFileSync } from 'node:fs'

const { bibtex, ris, csl } = JSON.parse(readFileSync(0, 'utf8'))

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

function rendered(items, format) {
  const { styles, locales } = plugins.config.get('@csl')
  const byId = new Map(items.map(item => [item.id, item]))
  const system = { retrieveLocale: () => locales.get('en-US'), retrieveItem: id => byId.get(id) }
  const engine = new citeproc.Engine(system, styles.get('apa'), 'en-US', true)
  engine.setOutputFormat(format)
  return Object.fromEntries(
    items.map(({ id }) => {
      engine.updateItems([id])
      return [id, engine.makeBibliography()[1][0].trim()]
    }))
}

const items = JSON.parse(csl)
process.stdout.write(JSON.stringify({
  betterBibtex: betterBibtex(bibtex),
  bibtex: citationJs(bibtex, '@bibtex/text'),
  ris: citationJs(ris, '@ris/file'),
  apa: rendered(items, 'text'),
  apaInHtml: rendered(items, 'html'),
}))
