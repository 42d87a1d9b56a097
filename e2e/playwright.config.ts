import { defineConfig } from '@playwright/test';

/** Matches test titles that name a look of a page: its colour scheme and width. */
const looks = / (light|dark), (390|1280) px /;
/** Test files that check several looks in one test. */
const ofLooks = /style-order\.spec|console\.spec/;

/** Test files that belong to two of the parts of `npm run test:all`. */
const files = {
  faults:
    /(faults|every-fault|canary|conformance|integrity|loading|offline|offline-tab|session-start|session-storage)\.spec/,
  releases:
    /(rollout|guardrail|override|recall|signing-keys|standard-containers|console-attacks|development|crawl|discovery|origin)\.spec/,
};
const isLook = new RegExp(`${looks.source}|${ofLooks.source}`);
const isOf = (...parts: (keyof typeof files)[]) =>
  new RegExp(parts.map((one) => files[one].source).join('|'));

/** The tests of each value of AZ_PART. Each test is in one part. Patterns match `project file describe title`. */
const selections: Record<string, { grep?: RegExp; grepInvert?: RegExp }> = {
  looks: { grep: isLook },
  faults: { grep: isOf('faults'), grepInvert: isLook },
  releases: { grep: isOf('releases'), grepInvert: isLook },
  browser: { grepInvert: new RegExp(`${isLook.source}|${isOf('faults', 'releases').source}`) },
};

/** Only one of the four looks: dark, 1280 px, which shows the most content. */
const oneLook = { grepInvert: / (light, 390|light, 1280|dark, 390) px / };

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/harness/make-first-data.ts',
  outputDir: '../test-results/e2e',
  // Three workers for two cores, because tests spend much time waiting.
  workers: 3,
  fullyParallel: true,
  // A limit for tests that hang. It is high because a test of several pages takes minutes on a busy machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // In CI, tests are repeated, because they can be too slow on a shared machine. The summary counts repeated tests.
  retries: process.env.CI ? 2 : 0,
  // Without AZ_PART, tests run in one look. `npm test` also limits them to the tag @core.
  ...(selections[process.env.AZ_PART ?? ''] ?? (process.env.AZ_LOOKS === 'all' ? {} : oneLook)),
  // The development test runs after all others, because it edits a source that their builds use.
  projects: [
    { name: 'product', testIgnore: /development/ },
    { name: 'development', testMatch: /development/, dependencies: ['product'] },
  ],
  reporter: [['line'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      // The headless shell if there is one. Tests that need a full browser start AZ_BROWSER themselves.
      executablePath: process.env.AZ_HEADLESS_SHELL ?? process.env.AZ_BROWSER,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
