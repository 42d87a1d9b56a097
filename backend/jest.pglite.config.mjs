import { engineProject } from './test/engines/engine-project.mjs';

/**
 * Tests whose result may differ on the embedded database PGlite, and tests of what only PGlite has (README.md,
 * "Tests"). Run with `npx jest -c backend/jest.pglite.config.mjs`.
 */
export default engineProject('pglite', {
  displayName: 'backend-pglite',
  testMatch: ['<rootDir>/test/*.test.ts', '<rootDir>/test/pglite/*.test.ts'],
});
