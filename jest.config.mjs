import { readdirSync } from 'node:fs';

const areas = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));

/** Every unit and component test: `npx jest` at the root, `--selectProjects shared` for one package. */
export default {
  projects: ['shared', 'shell', ...areas, 'backend', 'deploy', 'deploy/console']
    .map((name) => `<rootDir>/${name}/jest.config.mjs`)
    .concat('<rootDir>/backend/jest.pglite.config.mjs'),
};
