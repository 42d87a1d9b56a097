import { transpileServers } from '@az/shared/build/transpile.mjs';
import { emptyDatabase } from './empty-database.mjs';

/** Compiles the servers, and makes the empty database that tests copy. */
export default async function setUp() {
  transpileServers();
  process.env.AZ_EMPTY_DATABASE = await emptyDatabase();
}
