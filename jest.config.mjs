import { readdirSync } from 'node:fs';

const areas = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));

/** `npm test` runs the tests for both engines on PostgreSQL only, which needs less processor time than PGlite. */
const onPglite = process.env.AZ_CORE ? [] : ['<rootDir>/backend/jest.pglite.config.mjs'];

/** All tests that run in jest. Run with `npx jest` at the root; `--selectProjects shared` runs one package. */
export default {
  testSequencer: '<rootDir>/shared/build/jest/slow-first.mjs',
  projects: ['shared', 'shell', ...areas, 'backend', 'deploy', 'deploy/console']
    .map((name) => `<rootDir>/${name}/jest.config.mjs`)
    .concat(onPglite),
};
