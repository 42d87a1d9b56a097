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
 * Builds what `configOf` says into `folder`, which is named after its sources, unless that is done already; then removes
 * the builds of other sources beside it. Prints the folder, or what is wrong with the sources.
 */
export async function buildOnce(folder, configOf) {
  try {
    if (!existsSync(join(folder, 'record.json'))) {
      await run(configOf());
      for (const other of readdirSync(dirname(folder)))
        if (other !== basename(folder)) rmSync(join(dirname(folder), other), { recursive: true });
    }
    console.log(folder);
  } catch ({ message }) {
    // Where in the builder a mistake was noticed helps nobody who made it.
    console.error(message);
    process.exitCode = 1;
  }
}
