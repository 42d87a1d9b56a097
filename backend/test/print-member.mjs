/** Prints the member of a session token, as an origin looks it up: `node print-member.mjs <token>`. */
import { memberOfSession, openDatabase } from '../dist/index.js';

const { DATA_DIR: dataDir, DATABASE_URL: url } = process.env;
const [token] = process.argv.slice(2);
const db = await openDatabase({ dataDir, url });
process.stdout.write(String(await memberOfSession(db, token)));
await db.close();
