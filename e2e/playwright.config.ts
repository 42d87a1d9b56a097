import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/harness/make-first-data.ts',
  outputDir: '../test-results/e2e',
  // Tests spend much time waiting: a third worker uses the idle time of two on two cores.
  workers: 3,
  fullyParallel: true,
  // A limit for what hangs. A test that opens several pages takes minutes on a machine that does much else.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // On a shared machine a test may exceed its own time limit; the summary counts such retries.
  retries: process.env.CI ? 2 : 0,
  // One of four looks is checked here, the one with the most content; `npm run test:looks` checks all.
  ...(process.env.AZ_LOOKS === 'all' ? {} : { grepInvert: / (light, 390|light, 1280|dark, 390) px / }),
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
