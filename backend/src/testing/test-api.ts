import { join } from 'node:path';
import fastify, { type LightMyRequestResponse } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { apiPlugin } from '../api-plugin.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { openApiDatabase, type TestDatabase } from './test-database.ts';

const prefix = '/az-connect-backend/api';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type TestRequest = { token?: string | undefined; body?: object | FormData | undefined };

/** The API with the demo network, in the process of its test. */
export type TestApi = Pick<TestDatabase, 'db'> & {
  /** Calls the API; `path` is relative to it. A body is sent as JSON, unless it is a form. */
  call: (method: Method, path: string, request?: TestRequest) => Promise<LightMyRequestResponse>;
  close: () => Promise<void>;
};

/** `plugin` sees every statement of the API. */
export async function openTestApi(plugin?: KyselyPlugin): Promise<TestApi> {
  const { db, dataDir, remove } = await openApiDatabase();
  await seedDemo(db);
  const watched = plugin
    ? { ...db, kysely: <T>(schema?: string) => db.kysely<T>(schema).withPlugin(plugin) }
    : db;
  const app = fastify();
  const config = { mail: { outboxDir: join(dataDir, 'outbox') } };
  await app.register(apiPlugin, { prefix, db: watched, config });
  return {
    db,
    call: (method, path, { token, body } = {}) =>
      app.inject({
        method,
        url: prefix + path,
        ...(token && { headers: { authorization: `Bearer ${token}` } }),
        ...(body && { payload: body }),
      }),
    close: async () => {
      await app.close();
      await remove();
    },
  };
}
