import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';

/** Switch with which Playwright turns off the page cache of its browsers. */
const withoutPageCache = '--disable-back-forward-cache';

/**
 * Runs a test in a browser with a page cache, or with its HTTP cache on a disk alone. Playwright loses the connection to
 * a restored page. Therefore `report` runs in every page, and reports by requests what the page shows.
 */
export async function withPageCache(
  base: string,
  report: () => void,
  use: (page: Page, context: BrowserContext) => Promise<void>,
  { isOff = false } = {},
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'az-page-cache-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.AZ_BROWSER,
    args: ['--no-sandbox'],
    ignoreDefaultArgs: isOff ? [] : [withoutPageCache],
    baseURL: base,
    locale: 'fr-FR',
  });
  try {
    await context.addInitScript(report);
    await use(await context.newPage(), context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

export const goBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    setTimeout(() => history.back());
  });

/** Waits until the service worker is in use for the next page. */
export const untilWorkerActive = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((settle) => active?.addEventListener('statechange', settle));
  });
