import { type BrowserContext, chromium, type Page } from '@playwright/test';

/**
 * Runs a test in a browser with a page cache, which Playwright turns off in its own browser. Playwright loses the
 * connection to a restored page. Therefore `report` runs in every page, and reports by requests what the page shows.
 */
export async function withPageCache(
  base: string,
  report: () => void,
  use: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.AZ_BROWSER,
    args: ['--no-sandbox', '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: base, locale: 'fr-FR' });
  await context.addInitScript(report);
  await use(await context.newPage(), context);
  await browser.close();
}

export const goBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    setTimeout(() => history.back());
  });
