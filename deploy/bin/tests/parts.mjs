import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../install.mjs';
import longTests from './long-tests.cjs';
import { installNode, otherNodes } from './other-nodes.mjs';
import { bench, browser, jest, lint, nodeTest, packageAges, vitest } from './steps.mjs';

const { excluded } = longTests;

const areas = readdirSync(root).filter((name) => name.startsWith('mfe-'));

const checkFiles = readdirSync(join(root, 'deploy/checks'))
  .filter((name) => name.endsWith('.test.mjs'))
  .map((name) => `deploy/checks/${name}`);

const builds = ['add-field', 'area-build', 'new-area'].map((name) => `deploy/checks/${name}.test.mjs`);

const projects = (...names) => ['--selectProjects', ...names];

/** Runs the browser tests of a part; `e2e/playwright.config.ts` selects them by AZ_PART. */
const inPart = (part, env) => () => browser([], { AZ_PART: part, ...env });

/**
 * On another version of Node: builds, the API on PostgreSQL, and in a browser the start of a server, which publishes
 * all sources, a sign-in, and the publication of one more version.
 */
const onNode = (major) => async () => {
  const folder = installNode(major);
  if (folder === null) return { passed: 0, failed: 1 };
  const env = { PATH: [folder, process.env.PATH].join(delimiter) };
  const outcomes = [
    nodeTest(['deploy/checks/area-build.test.mjs'], join(folder, 'node')),
    jest([...projects('backend'), '--testPathPatterns=backend/test/[^/]+\\.test\\.ts$'], env),
    await browser(['--grep=a stranger signs in|a link asks first, then shows its version'], env),
  ];
  const sum = (figure) => outcomes.reduce((total, outcome) => total + outcome[figure], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    retried: outcomes.flatMap(({ retried = [] }) => retried),
  };
};

/** Each kind of `npm run bench` in its shortest form, which writes no results. */
const shortMeasurements = [
  'first-load --runs 1 --page /feed/home',
  'backend --runs 1',
  'feed --runs 1',
  'messaging',
  'release --runs 1',
  'routes --runs 1 --page /blogs',
  'memory --changes 40',
  'rows --runs 1 --rows 500',
  'builds --runs 1',
  'scale --runs 1',
  'live --streams 100',
  'live-pages --rounds 2',
  'history --runs 2',
  'unsent --runs 1',
  'message-history --runs 9',
  'notifications --likes 200',
  'script',
  'visits --runs 1 --page /blogs',
];

/** The steps that every change must pass, by name, the fastest first. `green`: results that are known already. */
export const core = (green) => ({
  Lint: lint,
  'Import rules and guides': () => nodeTest(checkFiles.filter((file) => !builds.includes(file))),
  'Unit, component and backend tests': () =>
    jest([`--filter=${join(import.meta.dirname, 'long-tests.cjs')}`], { AZ_CORE: '1' }, green),
  'Tests on the embedded database': () => vitest(excluded, green),
  'Browser tests': () => browser(['--grep=@core'], {}, green),
});

/** The steps of all tests, by part. Each part takes at most 25 minutes on two cores. */
export const parts = {
  backend: {
    'The backend on both databases': () =>
      jest(projects('backend', 'backend-pglite'), { PERMISSION_CASES: '100000' }),
    'Tests on the embedded database': () => vitest(['backend/']),
  },
  deploy: {
    Lint: lint,
    'Ages of packages': packageAges,
    'Import rules and guides': () => nodeTest(checkFiles),
    'Origin, deploy commands and console': () => jest(projects('deploy', 'console')),
    'Tests on the embedded database': () => vitest(['deploy/']),
  },
  areas: {
    'Shell, shared and areas': () => jest(projects('shell', 'shared', ...areas)),
  },
  browser: {
    'Browser tests': inPart('browser'),
  },
  releases: {
    'Browser tests of releases': inPart('releases'),
  },
  looks: {
    'Every page in every look': inPart('looks', { AZ_LOOKS: 'all' }),
  },
  faults: {
    'Every page in every fault': inPart('faults', { AZ_FAULTS: 'all' }),
  },
  messages: {
    'Messages of two members, 200 times on each engine': () =>
      browser(['src/message-history.spec.ts'], { AZ_RUNS: '200' }),
  },
  fallback: {
    'Browser tests on a server without extensions': inPart('browser', {
      API_EXTENSIONS: process.env.API_EXTENSIONS ?? 'accounts',
    }),
  },
  nodes: Object.fromEntries(otherNodes.map((major) => [`On Node ${major}`, onNode(major)])),
  bench: Object.fromEntries(
    shortMeasurements.map((line) => [`Measurement: ${line}`, () => bench(...line.split(' '))]),
  ),
};
