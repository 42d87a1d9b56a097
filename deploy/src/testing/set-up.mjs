import { compile } from '@az/shared/build/jest/compile.mjs';
import { emptyDatabase } from '../../../backend/test/engines/empty-database.mjs';

/** Tests start compiled programs, of this package and of the backend, on copies of an empty database. */
export default async function setUp() {
  compile('deploy', 'backend/test');
  process.env.AZ_EMPTY_DATABASE = await emptyDatabase();
}
