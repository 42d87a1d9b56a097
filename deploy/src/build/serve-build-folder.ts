import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentTypeOf, isSourceMap } from '@az/shared/build/file-kinds.mjs';
import { developmentVersion } from '@az/shared/build/webpack-dev.mjs';
import { type RecordOptions, readBuild } from '../command-line/record.ts';
import type { DevelopmentServer } from '../origin/development.ts';
import type { AreaRecord } from '../versions/record.ts';

/** The record of the files that are now in the folder. It has no integrity values, because the files change. */
async function readRecord(options: RecordOptions): Promise<AreaRecord> {
  const { described } = await readBuild(options);
  const version = `${described.version.split('+')[0]}+development`;
  return { ...described, version, folder: developmentVersion, assets: {}, media: {} };
}

/** Content type of a file that a development page may load, including source maps; null for other files. */
const servedType = (name: string): string | null =>
  isSourceMap(name) ? 'application/json' : contentTypeOf(name);

/**
 * Serves the present files of a build folder to pages. While a build is incomplete, its last complete record
 * is used. Rejects with a CommandError when there is no build.
 */
export async function serveBuildFolder(
  options: RecordOptions,
  log: (line: string) => void,
): Promise<DevelopmentServer & { stop: () => Promise<void> }> {
  let last = await readRecord(options);
  const { area } = last;
  const path = `/areas/${area}/${developmentVersion}`;
  const server = createServer(async (request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://folder');
    const name = pathname.slice(path.length + 1);
    const type = name.includes('/') ? null : servedType(name);
    const bytes = type && (await readFile(join(options.folder, name)).catch(() => null));
    if (bytes) reply.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(bytes);
    else reply.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  let reason = '';
  const record = async () => {
    const before = reason;
    try {
      last = await readRecord(options);
      reason = '';
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      if (reason !== before) log(reason);
    }
    return last;
  };
  return {
    ...{ area, path, record },
    // The server listens on a port, not on a named pipe.
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}
