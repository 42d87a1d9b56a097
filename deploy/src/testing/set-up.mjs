import { transpileServers } from '@az/shared/build/transpile.mjs';
import { emptyDatabase } from '../../../backend/test/engines/empty-database.mjs';

/** Tests start compiled programs, of this package and of the backend, on copies of an empty database. */
export default async function setUp() {
  transpileServers();
  process.env.AZ_EMPTY_DATABASE = await emptyDatabase();
}
