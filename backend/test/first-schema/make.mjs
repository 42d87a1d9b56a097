/**
 * Creates a database as the first release did, with content of that time, in `DATA_DIR` or `DATABASE_URL`: `node
 * make.mjs <token> <password>`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { openDatabase } from '../../dist/index.js';
import { createFirstTables } from '../../dist/schema/migration-0001.js';
import { hashPassword } from '../../dist/security/passwords.js';

const { DATA_DIR: dataDir, DATABASE_URL: url } = process.env;
const [token, password] = process.argv.slice(2);
const db = await openDatabase({ dataDir, url });
await db.migrate('api', { '0001-first-tables': { up: createFirstTables } });
const text = readFileSync(join(import.meta.dirname, 'members.sql'), 'utf8')
  .replace('{{token}}', token)
  .replace('{{hash}}', await hashPassword(password));
for (const statement of text.split(';\n').filter((one) => one.trim()))
  await db.kysely().executeQuery(CompiledQuery.raw(statement));
await db.close();
