import { engineProject } from './test/engines/engine-project.mjs';

/**
 * What the embedded database may do differently, and what is about it alone (README.md, "Tests"):
 * `npx jest -c backend/jest.pglite.config.mjs`.
 */
export default engineProject('pglite', {
  displayName: 'backend-pglite',
  testMatch: ['<rootDir>/test/*.test.ts', '<rootDir>/test/pglite/*.test.ts'],
});
