import { ignored } from '@az/shared/build/jest-preset.mjs';
import { engineProject } from './test/engines/engine-project.mjs';

/** In `npm test`, tests for both engines are left out here, because they run only on PGlite, the default. */
const onDefaultDatabase = process.env.AZ_CORE ? ['<rootDir>/test/[^/]+\\.test\\.ts$'] : [];

/**
 * Unit tests, and black-box tests of the backend on a PostgreSQL server, without the tests that concern only PGlite.
 * Run with `npx jest -c backend/jest.config.mjs`.
 */
export default engineProject('postgresql', {
  displayName: 'backend',
  testPathIgnorePatterns: [...ignored, '/dist/', '<rootDir>/test/pglite/', ...onDefaultDatabase],
});
