import { join } from 'node:path';
import fastify, { type LightMyRequestResponse } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { apiPlugin } from '../api-plugin.ts';
import type { ApiConfig } from '../config/api-config.ts';
import type { Database } from '../database/open-database.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { openApiDatabase, type TestDatabase } from './test-database.ts';

const prefix = '/az-connect-backend/api';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type TestRequest = {
  token?: string | undefined;
  body?: object | FormData | undefined;
  headers?: Record<string, string>;
};

/** The API with the demo network, in the process of its test. */
export type TestApi = Pick<TestDatabase, 'db'> & {
  /** Calls the API; `path` is relative to it. A body is sent as JSON, unless it is a form. */
  call: (method: Method, path: string, request?: TestRequest) => Promise<LightMyRequestResponse>;
  close: () => Promise<void>;
};

/** Serves the API in the process of its test. */
export async function serveTestApi(db: Database, config: ApiConfig): Promise<TestApi> {
  const app = fastify();
  await app.register(apiPlugin, { prefix, db, config });
  return {
    db,
    call: (method, path, { token, body, headers } = {}) =>
      app.inject({
        method,
        url: prefix + path,
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
        ...(body && { payload: body }),
      }),
    close: () => app.close(),
  };
}

/** `plugin` sees every statement of the API. */
export async function openTestApi(plugin?: KyselyPlugin): Promise<TestApi> {
  const { db, dataDir, remove } = await openApiDatabase();
  await seedDemo(db);
  const watched = plugin
    ? { ...db, kysely: <T>(schema?: string) => db.kysely<T>(schema).withPlugin(plugin) }
    : db;
  const api = await serveTestApi(watched, { mail: { outboxDir: join(dataDir, 'outbox') } });
  return {
    ...api,
    db,
    close: async () => {
      await api.close();
      await remove();
    },
  };
}
