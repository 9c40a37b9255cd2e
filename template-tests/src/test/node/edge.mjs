// Runs the function at the edge as CloudFront does: reads its code and a request a line, writes each request as it leaves.
import { createInterface } from 'node:readline';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const handler = runInNewContext(readFileSync(process.argv[2], 'utf8') + '; handler');
for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(handler({ request: JSON.parse(line) })));
}
