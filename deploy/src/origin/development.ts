import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { VersionRecord } from '../versions/record.ts';

/** A part of the product that a development server builds and serves. */
export type DevelopmentServer = { path: string; port: number; record: VersionRecord };

/** Whether a version comes from a development server: its files change, so they have no integrity. */
export const isDevelopment = ({ version }: Pick<VersionRecord, 'version'>): boolean =>
  version.endsWith('+development');

/** Proxies development servers, sockets included, so that the page has one origin only. */
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
