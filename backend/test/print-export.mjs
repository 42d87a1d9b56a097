/**
 * Exports a member's data to a slow reader and prints figures of it: `node print-export.mjs <e-mail>`, on the database
 * of the environment.
 */
import { sql } from 'kysely';
import { openDatabase } from '../dist/database/open-database.js';
import { exportMember } from '../dist/repositories/personal-data/export-member.js';
import { apiDb } from '../dist/schema/api-schema.js';

const { DATA_DIR: dataDir, DATABASE_URL: url } = process.env;
const [email] = process.argv.slice(2);
const database = await openDatabase({ dataDir, url });
let maxRows = 0;
let picturesRead = 0;
const counting = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    maxRows = Math.max(maxRows, result.rows.length);
    if (result.rows.some(({ bytes }) => bytes)) picturesRead += 1;
    return result;
  },
};
const db = apiDb(database).withPlugin(counting);
const { id } = await db
  .selectFrom('members')
  .select('id')
  .where('email', '=', email)
  .executeTakeFirstOrThrow();

/** Enough time for several statements, in case the export reads ahead. */
async function dawdle(statements) {
  for (let count = 0; count < statements; count += 1) await sql`select 1`.execute(database.kysely());
}

let text = '';
let maxPicturesWaiting = 0;
for await (const piece of exportMember(db, id, new Date())) {
  text += piece;
  await dawdle(40);
  const taken = text.split('"jpeg_base64":"').length - 1;
  maxPicturesWaiting = Math.max(maxPicturesWaiting, picturesRead - taken);
}
const { data } = JSON.parse(text);
const counts = Object.fromEntries(Object.entries(data).map(([name, held]) => [name, held?.length]));
const images = data.announcements.flatMap((one) => one.images).length;
process.stdout.write(JSON.stringify({ maxRows, picturesRead, maxPicturesWaiting, counts, images }));
await database.close();
