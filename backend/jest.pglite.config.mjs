import { engineProject } from './test/engines/engine-project.mjs';

/**
 * Tests of what may differ on the embedded database, and of what only it has (README.md, "Tests"):
 * `npx jest -c backend/jest.pglite.config.mjs`.
 */
export default engineProject('pglite', {
  displayName: 'backend-pglite',
  testMatch: ['<rootDir>/test/*.test.ts', '<rootDir>/test/pglite/*.test.ts'],
});
