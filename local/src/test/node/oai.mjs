// Harvests a catalog with npm's oai-pmh, and prints a line for each record: identifier, datestamp, status and title.
//
//   node oai.mjs URL [FROM] [SET]
import { createRequire } from 'node:module';

const { OaiPmh } = createRequire(import.meta.url)('oai-pmh');
const [url, from, set] = process.argv.slice(2);
const options = { metadataPrefix: 'oai_dc', ...(from && { from }), ...(set && { set }) };
try {
  for await (const { header, metadata } of new OaiPmh(url).listRecords(options)) {
    const title = metadata ? metadata['oai_dc:dc']['dc:title'] : '';
    console.log([header.identifier, header.datestamp, header.$?.status ?? 'live', title].join('\t'));
  }
} catch (error) {
  if (!/noRecordsMatch/.test(error.message + error.code)) throw error;
}
