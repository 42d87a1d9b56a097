import { blackBoxTests, engineProject } from './test/engines/engine-project.mjs';

/** Unit tests, and the backend as a black box on the embedded database: `npx jest -c backend/jest.config.mjs`. */
export default engineProject('pglite', {
  displayName: 'backend',
  testMatch: ['<rootDir>/src/**/*.test.ts', ...blackBoxTests('pglite')],
});
