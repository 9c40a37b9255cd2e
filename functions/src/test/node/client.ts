// A reader's program. It compiles without a cast: each answer has one type.
import createClient from 'openapi-fetch'
import type { paths } from './openapi.js'

const client = createClient<paths>({ baseUrl: 'http://127.0.0.1:8080' })

const { data: paper, error } = await client.GET('/papers/{id}', { params: { path: { id: 'wp-002' } } })
if (paper) {
  const byline: string[] = paper.authors.map(author => author.name)
  console.log(paper.title, byline.join(', '), paper.links.versions)
} else if ('code' in error) {
  console.error(error.code, error.tombstone?.withdrawnAt, error.errors?.map(it => it.parameter))
}

for (let cursor: string | undefined, more = true; more;) {
  const query = { limit: 100, order: 'asc', since: '2026-04', cursor } as const
  const { data: changes } = await client.GET('/changes', { params: { query } })
  changes?.data.forEach(change => console.log(change.at, change.kind, change.title ?? change.id))
  more = changes?.page.hasMore ?? false
  cursor = changes?.page.nextCursor
}

const { data: batch } = await client.GET('/batch/papers', { params: { query: { ids: ['wp-002', 'wp-001'] } } })
console.log(batch?.data.length, batch?.missing.map(it => it.reason))
