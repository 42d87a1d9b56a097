/**
 * Prints the statements of a call for a known and for an unknown e-mail: `node count-queries.mjs`, on the database of
 * the environment.
 */
import { join } from 'node:path';
import fastify from 'fastify';
import { apiPlugin, openDatabase } from '../dist/index.js';

const { DATA_DIR: dataDir, DATABASE_URL: url } = process.env;
const db = await openDatabase({ dataDir, url });
const statements = [];
const noting = {
  transformQuery: ({ node }) => {
    statements.push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
};
const counted = { ...db, kysely: () => db.kysely().withPlugin(noting) };
const app = fastify();
await app.register(apiPlugin, { db: counted, config: { mail: { outboxDir: join(dataDir, 'outbox') } } });

async function statementsOf(path, body) {
  statements.length = 0;
  const { statusCode } = await app.inject({ method: 'POST', url: path, payload: body });
  return { statusCode, statements: [...statements] };
}

const counts = {};
for (const path of ['/login', '/forgot-password']) {
  const password = path === '/login' ? { password: 'wrong-password' } : {};
  // The first call of a process also reads its secret.
  await statementsOf(path, { email: 'first@exemple.test', ...password });
  counts[path] = [
    await statementsOf(path, { email: 'demo@az-connect.test', ...password }),
    await statementsOf(path, { email: 'absent@exemple.test', ...password }),
  ];
}
process.stdout.write(JSON.stringify(counts));
await app.close();
await db.close();
