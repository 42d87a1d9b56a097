import { transpileServers } from '@az/shared/build/transpile.mjs';
import { emptyDatabase } from './empty-database.mjs';

/** Compiles the thread of the embedded database and the PostgreSQL server, and makes the database that tests copy. */
export default async function setUp() {
  transpileServers();
  process.env.AZ_EMPTY_DATABASE = await emptyDatabase();
}
