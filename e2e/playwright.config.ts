import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/harness/make-first-data.ts',
  outputDir: '../test-results/e2e',
  // A third worker fills what the waiting of two leaves of two cores.
  workers: 3,
  fullyParallel: true,
  // Several pages and their judgement in one test take a while on a machine that others share.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // On a machine that others share, a test may lose a race with its own time limit; the summary says how many did.
  retries: process.env.CI ? 2 : 0,
  // What is shown in four looks is judged in one of them here, the one with most on it, and by `npm run test:looks` in all.
  ...(process.env.AZ_LOOKS === 'all' ? {} : { grepInvert: / (light, 390|light, 1280|dark, 390) px / }),
  // The development test edits a source; nothing may be built from the sources beside it.
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
      executablePath: process.env.AZ_BROWSER,
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
