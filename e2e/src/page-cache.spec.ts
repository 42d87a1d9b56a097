import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { FaultyProxy } from './harness/faulty-proxy.ts';
import { revoke, signedIn, tokenIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

/**
 * Runs a test in a browser with a page cache, which Playwright's own lacks; Playwright also loses the connection to a
 * restored page. So the page itself reports by requests what it shows, frame by frame.
 */
async function withPageCache(wire: FaultyProxy, use: (page: Page, context: BrowserContext) => Promise<void>) {
  const browser = await chromium.launch({
    executablePath: process.env.AZ_BROWSER,
    args: ['--no-sandbox', '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: wire.url, locale: 'fr-FR' });
  await context.addInitScript(() => {
    const record = (shown: string) => {
      const root = document.getElementById('root');
      const isVisible = root !== null && getComputedStyle(root).visibility !== 'hidden';
      const now = !isVisible
        ? 'nothing'
        : root.querySelector('article')
          ? 'member'
          : (root.querySelector('h1')?.textContent ?? 'nothing');
      if (now !== shown) void fetch(`/shown/${now}`);
      requestAnimationFrame(() => record(now));
    };
    window.addEventListener('pageshow', ({ persisted }) => persisted && record('-'));
  });
  await use(await context.newPage(), context);
  await browser.close();
}

/** Content of the screen after the page was restored, in order. */
const shown = (wire: FaultyProxy) =>
  wire.requested.filter((path) => path.startsWith('/shown/')).map((path) => path.slice('/shown/'.length));

/** Opens the member's page and leaves it for another site's. */
async function leave(page: Page, wire: FaultyProxy) {
  const session = await signedIn(page, wire.url);
  // Some browsers restore `no-store` pages from their page cache; this one does.
  wire.break(/^\/feed\/home$/, { kind: 'without-header', name: 'cache-control' });
  await page.goto('/feed/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('data:text/html,<title>ailleurs</title>');
  return session;
}

const goBack = (page: Page) => page.evaluate(() => setTimeout(() => history.back()));

test('Back to a running session shows it again, once it is verified', async ({ wire }) => {
  await withPageCache(wire, async (page) => {
    await leave(page, wire);
    await goBack(page);
    await expect.poll(() => shown(wire)).toEqual(['nothing', 'member']);
    expect(wire.requested.filter((path) => /verify-token/.test(path))).toHaveLength(2);
  });
});

test('Back after a sign-out in another tab shows nothing of the member, not even for one frame', async ({
  wire,
}) => {
  await withPageCache(wire, async (page, context) => {
    const { token } = await leave(page, wire);
    const second = await context.newPage();
    await second.goto('/blogs');
    await context.clearCookies();
    await second.evaluate(() => localStorage.removeItem('userData'));
    await revoke(wire.url, token);
    await goBack(page);
    await expect.poll(() => shown(wire)).toEqual(['nothing', 'Connexion']);
  });
});

test('Back to a session that was ended elsewhere shows nothing of the member either', async ({ wire }) => {
  await withPageCache(wire, async (page, context) => {
    const { token } = await leave(page, wire);
    await revoke(wire.url, token);
    await goBack(page);
    await expect.poll(() => shown(wire)).toEqual(['nothing', 'Connexion']);
    expect(await tokenIn(context)).toBeUndefined();
  });
});

test('Back to a page outside the page cache starts the session again', async ({
  page,
  wire,
  expectErrors,
}) => {
  expectErrors(/401/);
  const { token } = await signedIn(page, wire.url);
  await page.goto('/feed/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('data:text/html,<title>ailleurs</title>');
  await revoke(wire.url, token);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});
