/** Every unit and component test: `npx jest` at the root, `--selectProjects shared` for one package. */
export default {
  projects: [
    'shared',
    'shell',
    'mfe-feed',
    'mfe-profile',
    'mfe-settings',
    'mfe-messaging',
    'mfe-content',
    'backend',
    'deploy',
  ]
    .map((name) => `<rootDir>/${name}/jest.config.mjs`)
    .concat('<rootDir>/backend/jest.postgresql.config.mjs'),
};
