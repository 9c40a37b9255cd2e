// CloudFront as far as the catalog uses it: the function at the edge, the key of the cache, times to live, no foreign Host.
// Arguments: a file with the distribution's part of the template, and the origin. Prints the port.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const { code, keyHeaders, kept } = JSON.parse(readFileSync(process.argv[2]));
const origin = process.argv[3];
const handler = runInNewContext(code + '; handler');
const cache = new Map();

createServer(async (viewer, answer) => {
  const url = new URL(viewer.url, origin);
  const headers = {};
  for (const [name, value] of Object.entries(viewer.headers)) {
    headers[name] = { value };
  }
  const querystring = {};
  url.searchParams.forEach((value, name) => (querystring[name] = { value }));
  const request = handler({ request: { method: viewer.method, uri: url.pathname, querystring, headers } });
  const encodings = ['br', 'gzip'].filter((it) => (request.headers['accept-encoding']?.value ?? '').includes(it)).join();
  const key = [viewer.method, viewer.url, encodings, ...keyHeaders.map((it) => request.headers[it.toLowerCase()]?.value)].join(' ');
  let entry = cache.get(key);
  const hit = entry !== undefined && entry.until > Date.now();
  if (!hit) {
    const sent = { 'accept-encoding': encodings, connection: 'close' };
    for (const [name, { value }] of Object.entries(request.headers)) {
      if (!['host', 'accept-encoding', 'connection'].includes(name)) {
        sent[name] = value;
      }
    }
    const found = await ask(viewer.method, url, sent);
    const age = Number(/max-age=(\d+)/.exec(found.headers['cache-control'])?.[1] ?? 0);
    entry = { ...found, until: Date.now() + 1000 * Math.max(age, kept[found.status] ?? 0) };
    if (entry.until > Date.now() && viewer.method !== 'OPTIONS') {
      cache.set(key, entry);
    }
  }
  answer.writeHead(entry.status, { ...entry.headers, 'x-cache': (hit ? 'Hit' : 'Miss') + ' from cloudfront' });
  answer.end(entry.body);
}).listen(0, '127.0.0.1', function () {
  console.log(this.address().port);
});

process.stdin.on('end', () => process.exit()).resume();

async function ask(method, url, headers) {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { method, headers }, (answer) => {
      const chunks = [];
      answer.on('data', (it) => chunks.push(it));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject).end();
  });
}
