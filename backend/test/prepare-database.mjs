/**
 * Fills the database of `DATA_DIR` or `DATABASE_URL` with the demo network and a second member who can sign in:
 * `node prepare-database.mjs`.
 */
import { hash } from '@node-rs/argon2';
import { migrateApi, openDatabase, seedDemo } from '../dist/index.js';

const { DATA_DIR: dataDir, DATABASE_URL: url } = process.env;
const db = await openDatabase({ dataDir, url });
await migrateApi(db);
const first = await seedDemo(db);
const second = await seedDemo(db);
if (!first || second) throw new Error('The demo network belongs into an empty database, once.');
const api = db.kysely('api');
const { password_hash } = await api
  .selectFrom('members')
  .select('password_hash')
  .where('email', '=', 'demo@az-connect.test')
  .executeTakeFirstOrThrow();
if (!password_hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))
  throw new Error(`Another kind of hash: ${password_hash}`);
// Tests sign in some thousand times; the parameters of their servers are in `shared/build/bundle-program.mjs`.
const quick = await hash('Demo-2026!', { memoryCost: 1024, timeCost: 1, parallelism: 1 });
await api
  .updateTable('members')
  .set({ password_hash: quick })
  .where('email', 'in', ['demo@az-connect.test', 'yanis@az-connect.test'])
  .execute();
await db.close();
