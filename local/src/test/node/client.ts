// A reader's program, which calls each operation. It compiles without a cast: each answer has one type.
import createClient from 'openapi-fetch'
import type { paths } from './openapi.js'

declare const process: { argv: string[] }

const client = createClient<paths>({ baseUrl: process.argv[2] })

/** The content of an answer, which names the problem if it is one. */
function found<T>(answer: { data?: T; error?: unknown; response: Response }): T {
  if (answer.data === undefined) throw new Error(`${answer.response.url}: ${JSON.stringify(answer.error)}`)
  return answer.data
}

const id = { path: { id: 'wp-002' } }
const collection = { path: { name: 'sosp' } }
const topic = { path: { name: 'consensus' } }
const handle = { path: { handle: 'leslie-lamport' } }

const paper = found(await client.GET('/papers/{id}', { params: id }))
const byline: string[] = paper.authors.map(author => author.name)
console.log(paper.title, byline.join(', '), paper.links.versions, new Date(paper.createdAt).getFullYear())

console.log(found(await client.GET('/collections/{name}/papers', { params: collection })).collection?.title)
console.log(found(await client.GET('/authors/{handle}/papers', { params: handle })).data[0].position)
console.log(found(await client.GET('/topics/{name}/papers', { params: topic })).page.hasMore)
console.log(found(await client.GET('/authors/{handle}', { params: handle })).name)
console.log(found(await client.GET('/papers/{id}/authors', { params: id })).data.map(it => it.role))
console.log(found(await client.GET('/papers/{id}/versions', { params: id })).data[0].revision)
console.log(found(await client.GET('/papers/{id}/versions/{revision}', { params: { path: { id: 'wp-002', revision: 1 } } })).updatedAt)
console.log(found(await client.GET('/papers', { params: { query: { doi: '10.1145/359545.359563' } } })).data[0].id)
console.log(found(await client.GET('/collections', {})).data[0].papers)
console.log(found(await client.GET('/topics', {})).data[0].name)
console.log(found(await client.GET('/collections/{name}/changes', { params: collection })).data[0].kind)
console.log(found(await client.GET('/papers/{id}/references', { params: id })).data.map(it => it.text))
console.log(found(await client.GET('/papers/{id}/citations', { params: id })).data.length)
console.log(found(await client.GET('/papers/{id}/overview', { params: id })).citedBy)
console.log(found(await client.GET('/authors', { params: { query: { startsWith: 'lam' } } })).data[0].handle)
console.log(found(await client.GET('/search', { params: { query: { q: 'clocks' } } })).page.total)

for (let cursor: string | undefined, more = true; more;) {
  const query = { limit: 100, order: 'asc', since: '2026-04', cursor } as const
  const changes = found(await client.GET('/changes', { params: { query } }))
  changes.data.forEach(change => console.log(change.at, change.kind, change.title ?? change.id))
  more = changes.page.hasMore
  cursor = changes.page.nextCursor
}

const batch = found(await client.GET('/batch/papers', { params: { query: { ids: ['wp-002', 'wp-001'] } } }))
console.log(batch.data.length, batch.missing.map(it => it.reason))

console.log(found(await client.GET('/', {})).operations.length)
console.log(found(await client.GET('/openapi.json', {})).openapi)
console.log(found(await client.GET('/.well-known/api-catalog', {})).linkset.length)
console.log(found(await client.GET('/schemas/paper.json', {})).$schema)
for (const text of [
  await client.GET('/docs', { parseAs: 'text' }),
  await client.GET('/llms.txt', { parseAs: 'text' }),
  await client.GET('/robots.txt', { parseAs: 'text' }),
  await client.GET('/favicon.ico', { parseAs: 'text' }),
  await client.GET('/opensearch.xml', { parseAs: 'text' }),
  await client.GET('/sitemap.xml', { parseAs: 'text' })
]) {
  console.log(found(text).length)
}

const { error } = await client.GET('/papers/{id}', { params: { path: { id: 'no-such-paper' } } })
if (error && 'code' in error) {
  console.log(error.code, error.tombstone?.withdrawnAt, error.errors?.map(it => it.parameter))
}
