// Reads BibTeX from standard input and writes, as JSON, what the parser made of its entries.
import { parse } from '@retorquere/bibtex-parser'
import { readFileSync } from 'node:fs'

const library = parse(readFileSync(0, 'utf8'), { sentenceCase: false, caseProtection: false })

function name({ name, firstName, prefix, lastName, suffix }) {
  return name ?? [firstName, prefix, lastName, suffix].filter(part => part).join(' ')
}

const entries = library.entries.map(({ key, type, fields }) => ({
  ...fields,
  key,
  type,
  author: (fields.author ?? []).map(name),
  editor: (fields.editor ?? []).map(name),
  translator: (fields.translator ?? []).map(name),
}))
process.stdout.write(JSON.stringify({ errors: library.errors, entries }))
