import { parseArgs } from 'node:util';
import { developmentVersion, serveDevelopment } from '@az/shared/build/webpack-dev.mjs';
import { publishables } from './build/build.ts';
import type { FaultName } from './faults/failure-kit.ts';
import { readFaultName, startFaultFront } from './faults/fault-front.ts';
import { run } from './run.ts';
import type { VersionRecord } from './versions/record.ts';

/** Parts named on the command line (`mfe-feed` or `feed`), all by default; and their fault. */
function chosen(): { names: string[]; fault: FaultName | null } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { fault: { type: 'string' } },
  });
  const names = positionals.map((name) => name.replace(/^mfe-/, ''));
  const unknown = names.filter((name) => !publishables.includes(name));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. There are ${publishables.join(', ')}.`);
  return { names: names.length > 0 ? names : publishables, fault: readFaultName(values.fault) };
}

async function start() {
  const { names, fault } = chosen();
  if (fault && process.env.TLS_CERT)
    throw new Error('Faults need an origin without TLS: unset TLS_CERT and TLS_KEY.');
  // The shell is always a development build: fast refresh needs React's.
  const served = [...new Set(['shell', ...names])];
  process.stdout.write(`Building ${served.join(', ')} for development …\n`);
  const servers = [];
  for (const name of served) {
    const server = await serveDevelopment(name);
    servers.push({
      path: `/areas/${name}/${developmentVersion}`,
      port: server.port,
      // Written by the build presets from the same record type.
      record: server.record as VersionRecord,
      stop: server.stop,
    });
  }
  const areas = names.filter((name) => name !== 'shell');
  const log = (line: string) => process.stdout.write(`${line}\n`);
  await run({
    servers,
    makeFront: (origin, { host, port }) => startFaultFront(origin, { areas, fault, log, host, port }),
  });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
