/**
 * Builds one publishable: `node shared/build/build-one.mjs feed [--mode development]`. Prints the folder it wrote.
 * Files of a version that is already built are left as they are.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildOnce } from './build-once.mjs';
import { areaConfig } from './webpack-area.mjs';
import { shellConfig } from './webpack-shell.mjs';
import { folderOf, publishables, versionOf } from './workspace.mjs';

const {
  values: { mode },
  positionals: [name],
} = parseArgs({
  allowPositionals: true,
  options: { mode: { type: 'string', default: 'production' } },
});

if (publishables.includes(name)) {
  const folder = join(folderOf(name), 'build', versionOf(name, mode));
  await buildOnce(folder, () => (name === 'shell' ? shellConfig({ mode }) : areaConfig(name, { mode })));
} else {
  console.error(`Which one? ${publishables.join(', ')}`);
  process.exitCode = 1;
}
