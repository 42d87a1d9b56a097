/**
 * Prints who works while others want to, on the database and, with a server, on a second connection to it as another
 * process has: `node print-exclusive-work.mjs`.
 */
import { once } from 'node:events';
import { openDatabase } from '../dist/database/open-database.js';

const { DATA_DIR: dataDir, DATABASE_URL: url } = process.env;
const database = await openDatabase({ dataDir, url });
const other = url ? await openDatabase({ dataDir, url }) : database;
const said = [];
const gate = new EventTarget();

const first = database.alone('files', async () => {
  said.push('the first begins');
  gate.dispatchEvent(new Event('begun'));
  await once(gate, 'go');
  said.push('the first ends');
  throw new Error('the first fails');
});
await once(gate, 'begun');
const second = other.alone('files', async () => {
  said.push('the second begins');
  return 'the second is done';
});
await other.alone('something else', async () => said.push('somebody else works'));
gate.dispatchEvent(new Event('go'));
said.push(await first.catch(({ message }) => message), await second);
process.stdout.write(`${said.join('\n')}\n`);
await Promise.all([...new Set([database, other])].map((one) => one.close()));
