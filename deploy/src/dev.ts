import { parseArgs } from 'node:util';
import { developmentVersion, serveDevelopment } from '@az/shared/build/webpack-dev.mjs';
import { publishables } from './build/build.ts';
import { run } from './run.ts';
import type { VersionRecord } from './versions/record.ts';

/** Which parts are named on the command line (`mfe-feed` or `feed`); all of them when none is. */
function chosen(): string[] {
  const { positionals } = parseArgs({ allowPositionals: true });
  const names = positionals.map((name) => name.replace(/^mfe-/, ''));
  const unknown = names.filter((name) => !publishables.includes(name));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. There are ${publishables.join(', ')}.`);
  return names.length > 0 ? names : publishables;
}

async function start() {
  const names = chosen();
  // The shell is always a development build: fast refresh needs React's.
  const served = [...new Set(['shell', ...names])];
  process.stdout.write(`Building ${served.join(', ')} for development …\n`);
  const servers = [];
  for (const name of served) {
    const server = await serveDevelopment(name);
    servers.push({
      path: `/areas/${name}/${developmentVersion}`,
      port: server.port,
      // Written by the build presets, which the same record type describes.
      record: server.record as VersionRecord,
      stop: server.stop,
    });
  }
  await run({ servers });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
