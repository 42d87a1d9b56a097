/**
 * Builds one publishable: `node shared/build/build-one.mjs feed [--mode development]`. Prints the folder it wrote.
 * Files of a version that is already built are left as they are.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import { areaConfig } from './webpack-area.mjs';
import { shellConfig } from './webpack-shell.mjs';
import { folderOf, publishables, versionOf } from './workspace.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mode: { type: 'string', default: 'production' } },
});
const [name] = positionals;
if (!publishables.includes(name)) throw new Error(`Which one? ${publishables.join(', ')}`);

function run(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve(stats);
      });
    });
  });
}

const builds = join(folderOf(name), 'build');
const version = versionOf(name, values.mode);
const folder = join(builds, version);
if (!existsSync(join(folder, 'record.json'))) {
  await run(name === 'shell' ? shellConfig({ mode: values.mode }) : areaConfig(name, { mode: values.mode }));
  for (const other of readdirSync(builds))
    if (other !== version) rmSync(join(builds, other), { recursive: true });
}
console.log(folder);
