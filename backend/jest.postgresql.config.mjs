import { blackBoxTests, engineProject } from './test/engines/engine-project.mjs';

/** The backend as a black box on a PostgreSQL server: `npx jest -c backend/jest.postgresql.config.mjs`. */
export default engineProject('postgresql', {
  displayName: 'backend-postgresql',
  testMatch: blackBoxTests('postgresql'),
});
