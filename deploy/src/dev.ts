import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { developmentVersion, serveDevelopment } from '@az/shared/build/webpack-dev.mjs';
import { publishables } from './build/build.ts';
import { serveBuildFolder } from './build/serve-build-folder.ts';
import type { RecordOptions } from './command-line/record.ts';
import type { FaultName } from './faults/failure-kit.ts';
import { readFaultName, startFaultFront } from './faults/fault-front.ts';
import { run } from './run.ts';
import type { VersionRecord } from './versions/record.ts';

type Chosen = { names: string[]; fault: FaultName | null; built: RecordOptions | null };

/** Reads the arguments: parts to serve (`mfe-feed` or `feed`; default: all), a fault, a build of another toolchain. */
function chosen(): Chosen {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { fault: { type: 'string' }, build: { type: 'string' }, area: { type: 'string' } },
  });
  const { build, area, fault } = values;
  if (!build !== !area) throw new Error('Write --build <folder> and --area <its area.json> together.');
  const built = build && area ? { folder: resolve(build), area: resolve(area) } : null;
  const names = positionals.map((name) => name.replace(/^mfe-/, ''));
  const unknown = names.filter((name) => !publishables.includes(name));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. There are ${publishables.join(', ')}.`);
  return { names: names.length > 0 || built ? names : publishables, fault: readFaultName(fault), built };
}

async function start() {
  const { names, fault, built } = chosen();
  if (fault && process.env.TLS_CERT)
    throw new Error('Faults need an origin without TLS: unset TLS_CERT and TLS_KEY.');
  // The shell is always a development build, because fast refresh needs its development build of React.
  const served = [...new Set(['shell', ...names])];
  process.stdout.write(`Building ${served.join(', ')} for development …\n`);
  const servers = [];
  for (const name of served) {
    const server = await serveDevelopment(name);
    servers.push({
      area: name,
      path: `/areas/${name}/${developmentVersion}`,
      port: server.port,
      // The build presets have written the record from the same type.
      record: async () => server.record as VersionRecord,
      stop: server.stop,
    });
  }
  const log = (line: string) => process.stdout.write(`${line}\n`);
  if (built) servers.push(await serveBuildFolder(built, log));
  const areas = servers.map(({ area }) => area).filter((area) => area !== 'shell');
  await run({
    servers,
    makeFront: (origin, { host, port }) => startFaultFront(origin, { areas, fault, log, host, port }),
  });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
