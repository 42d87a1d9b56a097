import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = join(dirname(fileURLToPath(import.meta.url)), 'jest');
const require = createRequire(import.meta.url);

/** Retries failed tests in CI, and sets the time limit of a test; for `setupFilesAfterEnv`. */
export const retrySetup = join(here, 'retry.mjs');

/** Files that jest must not run as tests, for `testPathIgnorePatterns`: vitest runs `*.db.test.ts`. */
export const ignored = ['/node_modules/', '\\.db\\.test\\.ts$'];

/** Packages that are published as ES modules only and must be compiled for jest. */
const esModules = [
  '@secretlint',
  'content-disposition',
  'ky',
  '@tabler',
  '@mantine',
  'js-cookie',
  'htmlparser2',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'eventsource-parser',
];

const compile = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/**
 * jest configuration of one package whose code runs in a browser: sources instead of builds, a DOM with the network
 * types of Node, and a failed test for every unexpected console error or warning.
 * @param {string} packageDir folder of the package; the project gets the folder's name
 * @param {import('jest').Config} [overrides]
 * @returns {import('jest').Config}
 */
export const jestPreset = (packageDir, overrides = {}) => ({
  displayName: basename(packageDir),
  rootDir: packageDir,
  roots: ['<rootDir>/src'],
  testEnvironment: join(here, 'browser-environment.mjs'),
  testEnvironmentOptions: { customExportConditions: ['az-source', 'browser'] },
  setupFilesAfterEnv: [join(here, 'setup.cjs'), retrySetup],
  transform: { '\\.m?[jt]sx?$': compile },
  // In a path of pnpm, `.pnpm` follows the first `node_modules`, and the package's name follows the last one.
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/)(?!(?:${esModules.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': join(here, 'style-module.cjs'),
    '\\.css$': join(here, 'style.cjs'),
    '\\.(avif|webm)$': join(here, 'file.cjs'),
  },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json'],
  testPathIgnorePatterns: ignored,
  restoreMocks: true,
  ...overrides,
});

/**
 * Like `jestPreset`, for a package whose code runs in Node.
 *
 * @param {string} packageDir
 * @param {import('jest').Config} [overrides]
 * @returns {import('jest').Config}
 */
export const nodeJestPreset = (packageDir, overrides = {}) =>
  jestPreset(packageDir, {
    testEnvironment: 'node',
    testEnvironmentOptions: { customExportConditions: ['az-source', 'node'] },
    setupFilesAfterEnv: [retrySetup],
    ...overrides,
  });
