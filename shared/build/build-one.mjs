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

async function buildOne(name, mode) {
  if (!publishables.includes(name)) throw new Error(`Which one? ${publishables.join(', ')}`);
  const builds = join(folderOf(name), 'build');
  const version = versionOf(name, mode);
  const folder = join(builds, version);
  if (existsSync(join(folder, 'record.json'))) return folder;
  await run(name === 'shell' ? shellConfig({ mode }) : areaConfig(name, { mode }));
  for (const other of readdirSync(builds))
    if (other !== version) rmSync(join(builds, other), { recursive: true });
  return folder;
}

await buildOne(positionals[0], values.mode).then(console.log, ({ message }) => {
  // Where in the builder a mistake was noticed helps nobody who made it.
  console.error(message);
  process.exitCode = 1;
});
