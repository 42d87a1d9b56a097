import { apiPlugin, type Database } from '@az/backend';
import fastify from 'fastify';
import { apiPath } from '../origin/api-path.ts';

/** What the API of these sources says of its calls. It needs neither a database nor a port for that. */
export async function ownApiDocument(): Promise<unknown> {
  const app = fastify();
  let describe: (() => unknown) | undefined;
  app.addHook('onRoute', ({ url, method, handler }) => {
    // The call's handler takes nothing: the document is the same for everybody.
    if (url.endsWith('/openapi.json') && method === 'GET') describe = handler as unknown as () => unknown;
  });
  // Nothing is asked of it: only calls, and a server that listens, would.
  const db = { kysely: () => ({ withSchema: () => ({}) }) } as unknown as Database;
  const config = { mail: { outboxDir: 'never-written' } };
  await app.register(apiPlugin, { prefix: apiPath, db, config });
  await app.ready();
  const document: unknown = await describe?.();
  await app.close();
  return document;
}
