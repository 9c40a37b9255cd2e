// Runs the conformance suite of the protocol, which imports a function that Node has from 22 on: it is not called here.
import { register } from 'node:module';

const FILES = 'data:text/javascript,' + encodeURIComponent(
    "export * from 'node:fs'; export { default } from 'node:fs'; export const globSync = () => [];");
register('data:text/javascript,' + encodeURIComponent(`
  export const resolve = (name, context, next) =>
      name === 'fs' && context.parentURL?.includes('/conformance/')
          ? { url: ${JSON.stringify(FILES)}, shortCircuit: true }
          : next(name, context);`));
await import('../../../node_modules/@modelcontextprotocol/conformance/dist/index.js');
