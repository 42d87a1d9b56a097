import { ignored } from '@az/shared/build/jest-preset.mjs';
import { engineProject } from './test/engines/engine-project.mjs';

/**
 * Unit tests, and black-box tests of the backend on a PostgreSQL server, without the tests that concern only PGlite.
 * Run with `npx jest -c backend/jest.config.mjs`.
 */
export default engineProject('postgresql', {
  displayName: 'backend',
  testPathIgnorePatterns: [...ignored, '/dist/', '<rootDir>/test/pglite/'],
});
