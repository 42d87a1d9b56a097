import { defineConfig } from '@playwright/test';

/** Looks of a page: colour scheme and width, in the title of the test. */
const looks = / (light|dark), (390|1280) px /;
/** Tests that check each look themselves. */
const ofLooks = /style-order\.spec|console\.spec/;

/** Files by part of `npm run test:all`. */
const files = {
  faults:
    /(faults|every-fault|canary|conformance|integrity|loading|offline|offline-tab|session-start|session-storage)\.spec/,
  releases:
    /(rollout|guardrail|override|recall|signing-keys|standard-containers|console-attacks|development|crawl|discovery|origin)\.spec/,
};
const isLook = new RegExp(`${looks.source}|${ofLooks.source}`);
const isOf = (...parts: (keyof typeof files)[]) =>
  new RegExp(parts.map((one) => files[one].source).join('|'));

/** What AZ_PART selects; each test is in one part. Patterns are tried on `project file describe title`. */
const selections: Record<string, { grep?: RegExp; grepInvert?: RegExp }> = {
  looks: { grep: isLook },
  faults: { grep: isOf('faults'), grepInvert: isLook },
  releases: { grep: isOf('releases'), grepInvert: isLook },
  browser: { grepInvert: new RegExp(`${isLook.source}|${isOf('faults', 'releases').source}`) },
};

/** One of four looks, the one with the most content. */
const oneLook = { grepInvert: / (light, 390|light, 1280|dark, 390) px / };

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/harness/make-first-data.ts',
  outputDir: '../test-results/e2e',
  // Tests spend much time waiting: a third worker uses the idle time of two on two cores.
  workers: 3,
  fullyParallel: true,
  // Ends tests that hang. On a busy machine, a test that opens several pages takes minutes.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // On a shared machine a test may exceed its own time limit; the summary counts such retries.
  retries: process.env.CI ? 2 : 0,
  // `npm test` runs the tests with the tag @core, in one look.
  ...(selections[process.env.AZ_PART ?? ''] ?? (process.env.AZ_LOOKS === 'all' ? {} : oneLook)),
  // The development test edits a source, so no build of these sources may run at the same time.
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
      // Tests that need a whole browser launch AZ_BROWSER.
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
