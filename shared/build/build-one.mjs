/**
 * Builds one publishable: `node shared/build/build-one.mjs feed [--mode development]`. Prints the folder it wrote.
 * Files of a version that is already built are left as they are.
 */
import { parseArgs } from 'node:util';
import { build } from './build-publishable.mjs';

const {
  values: { mode },
  positionals: [name],
} = parseArgs({
  allowPositionals: true,
  options: { mode: { type: 'string', default: 'production' } },
});

try {
  console.log(await build(name, mode));
} catch ({ message }) {
  // Drops webpack's own stack trace, which does not help to find a mistake in the sources.
  console.error(message);
  process.exitCode = 1;
}
