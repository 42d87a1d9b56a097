import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { VersionRecord } from '../versions/record.ts';
import type { DevelopedPart } from '../versions/versions.ts';

/** A development server on a port of this machine; it serves the files of its part below `path`. */
export type DevelopmentServer = DevelopedPart & { path: string; port: number };

/** Whether a version comes from a development server: its files change, so they have no integrity. */
export const isDevelopment = ({ version }: Pick<VersionRecord, 'version'>): boolean =>
  version.endsWith('+development');

export async function registerDevelopmentServers(
  app: FastifyInstance,
  servers: DevelopmentServer[],
): Promise<void> {
  for (const { path, port } of servers) {
    await app.register(httpProxy, {
      upstream: `http://127.0.0.1:${port}`,
      prefix: path,
      rewritePrefix: path,
      websocket: true,
    });
  }
}
