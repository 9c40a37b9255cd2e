// Lists and calls every tool of a catalog, and reads a resource, with a client of others. Both clients check each answer
// against the schema that the tool declares.
//
//   node mcp.mjs @modelcontextprotocol/sdk|client URL '{"GetPaper": {"id": "wp-002"}, ...}'
const [name, url, calls] = process.argv.slice(2);
const { Client, StreamableHTTPClientTransport } =
    name.endsWith('/client')
        ? await import('@modelcontextprotocol/client')
        : { ...(await import('@modelcontextprotocol/sdk/client/index.js')),
            ...(await import('@modelcontextprotocol/sdk/client/streamableHttp.js')) };

const requests = [];
const transport = new StreamableHTTPClientTransport(new URL(url), {
  fetch: async (target, init) => {
    const answer = await fetch(target, init);
    requests.push(answer.headers.get('x-dynamodb-requests'));
    return answer;
  },
});
const client = new Client(
    { name: 'catalog-test', version: '1' },
    name.endsWith('/client') ? { versionNegotiation: { mode: 'auto' } } : {});
await client.connect(transport);
const { tools } = await client.listTools();
for (const tool of tools) {
  requests.length = 0;
  const result = await client.callTool({ name: tool.name, arguments: JSON.parse(calls)[tool.name] });
  console.log(tool.name, result.isError ? result.content[0].text : 'ok', requests.at(-1));
}
const { resourceTemplates } = await client.listResourceTemplates();
for (const template of resourceTemplates) {
  const { contents } = await client.readResource({ uri: template.uriTemplate.replace('{id}', 'wp-002') });
  console.log(template.name, contents[0].mimeType, contents[0].text.length > 100);
}
const { isError, content } = await client.callTool({ name: 'GetPaper', arguments: { id: 'none' } });
console.log('none', isError, content[0].text);
await client.close();
