import { apiPlugin } from '@az/backend';
import fastify from 'fastify';
import { apiPath } from '../origin/api-path.ts';
import { noDatabase } from './no-database.ts';

/** The OpenAPI document of the API of these sources. It needs neither a database nor a port. */
export async function ownApiDocument(): Promise<unknown> {
  const app = fastify();
  let describe: (() => unknown) | undefined;
  app.addHook('onRoute', ({ url, method, handler }) => {
    // The call's handler has no input: the document is the same for everybody.
    if (url.endsWith('/openapi.json') && method === 'GET') describe = handler as unknown as () => unknown;
  });
  // The database and the outbox are never used: only calls and a listening server need them.
  const config = { mail: { outboxDir: 'never-written' } };
  await app.register(apiPlugin, { prefix: apiPath, db: noDatabase, config });
  await app.ready();
  const document: unknown = await describe?.();
  await app.close();
  return document;
}
