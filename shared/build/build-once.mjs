import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import webpack from 'webpack';

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

/**
 * Builds the configuration of `configOf` into `folder`, whose name contains a hash of its sources, unless it exists
 * already; then removes builds of other sources beside it. Returns the folder; rejects with the errors in the sources.
 */
export async function buildOnce(folder, configOf) {
  if (existsSync(join(folder, 'record.json'))) return folder;
  await run(configOf());
  for (const other of readdirSync(dirname(folder)))
    if (other !== basename(folder)) rmSync(join(dirname(folder), other), { recursive: true });
  return folder;
}
