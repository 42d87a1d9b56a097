import { ignored } from '@az/shared/build/jest-preset.mjs';
import { engineProject } from './test/engines/engine-project.mjs';

/** `npm test` runs the tests of both engines on the default one only. */
const onDefaultDatabase = process.env.AZ_CORE ? ['<rootDir>/test/[^/]+\\.test\\.ts$'] : [];

/**
 * Unit tests, and the backend as a black box on a PostgreSQL server, without the tests that concern PGlite alone:
 * `npx jest -c backend/jest.config.mjs`.
 */
export default engineProject('postgresql', {
  displayName: 'backend',
  testPathIgnorePatterns: [...ignored, '/dist/', '<rootDir>/test/pglite/', ...onDefaultDatabase],
});
