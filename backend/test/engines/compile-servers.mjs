import { join } from 'node:path';
import { bundleProgram } from '@az/shared/build/bundle-program.mjs';
import { transpileServers } from '@az/shared/build/transpile.mjs';

const compiled = join(import.meta.dirname, '../../dist');

/** Compiles everything that runs in Node, and bundles the servers, which the tests start some hundred times. */
export async function compileServers() {
  transpileServers();
  await bundleProgram(join(compiled, 'main.js'), join(compiled, 'bundled/main.cjs'));
  await bundleProgram(join(compiled, 'fuzz/server.js'), join(compiled, 'bundled/fuzz-server.cjs'));
}
