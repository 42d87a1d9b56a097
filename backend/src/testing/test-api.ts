import { join } from 'node:path';
import fastify, { type LightMyRequestResponse } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { apiPlugin } from '../api-plugin.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { openApiDatabase, type TestDatabase } from './test-database.ts';

/** Base path of every call. */
const prefix = '/az-connect-backend/api';

/** The API with the demo network, in the process of its test. */
export type TestApi = Pick<TestDatabase, 'db'> & {
  /** Calls the API with `json` as the body, or without one; `path` is relative to the API. */
  call: (method: 'GET' | 'POST', path: string, json?: object) => Promise<LightMyRequestResponse>;
  close: () => Promise<void>;
};

/** Opens it; `plugin` is told of every statement of the API. */
export async function openTestApi(plugin?: KyselyPlugin): Promise<TestApi> {
  const { db, dataDir, remove } = await openApiDatabase();
  await seedDemo(db);
  const watched = plugin ? { ...db, kysely: <T>() => db.kysely<T>().withPlugin(plugin) } : db;
  const app = fastify();
  const config = { mail: { outboxDir: join(dataDir, 'outbox') } };
  await app.register(apiPlugin, { prefix, db: watched, config });
  return {
    db,
    call: (method, path, json) => app.inject({ method, url: prefix + path, ...(json && { payload: json }) }),
    close: async () => {
      await app.close();
      await remove();
    },
  };
}
