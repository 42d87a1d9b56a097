import type { Page } from '@playwright/test';
import type { FaultyProxy } from './harness/faulty-proxy.ts';
import { goBack, withPageCache } from './harness/page-cache.ts';
import { revoke, signedIn, tokenIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

/** In a restored page, requests `/shown/…` when what it shows changes, and `/offered` when its splash has a button. */
function reportShown(): void {
  let isOffered = false;
  const record = (shown: string) => {
    const root = document.getElementById('root');
    const isVisible = root !== null && getComputedStyle(root).visibility !== 'hidden';
    const now = !isVisible
      ? 'nothing'
      : root.querySelector('article')
        ? 'member'
        : (root.querySelector('h1')?.textContent ?? 'nothing');
    if (now !== shown) void fetch(`/shown/${now}`);
    const button = document.querySelector('#az-splash button');
    const offers =
      button && button.getClientRects().length > 0 && getComputedStyle(button).visibility === 'visible';
    if (offers && !isOffered) {
      isOffered = true;
      void fetch('/offered');
    }
    requestAnimationFrame(() => record(now));
  };
  window.addEventListener('pageshow', ({ persisted }) => persisted && record('-'));
}

/** What the page has shown one after the other since it was restored. */
const shown = (wire: FaultyProxy) =>
  wire.requested.filter((path) => path.startsWith('/shown/')).map((path) => path.slice('/shown/'.length));

/** Opens the feed as a member, and leaves it for a page of another site. */
async function leave(page: Page, wire: FaultyProxy) {
  const session = await signedIn(page, wire.url);
  // Without `no-store`, so that this browser keeps the page in its cache. Some browsers do so in any case.
  wire.break(/^\/feed\/home$/, { kind: 'without-header', name: 'cache-control' });
  await page.goto('/feed/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('data:text/html,<title>ailleurs</title>');
  return session;
}

test('Back to a running session shows it again, once it is verified', async ({ wire }) => {
  await withPageCache(wire.url, reportShown, async (page) => {
    await leave(page, wire);
    await goBack(page);
    await expect.poll(() => shown(wire)).toEqual(['nothing', 'member']);
    expect(wire.requested.filter((path) => /verify-token/.test(path))).toHaveLength(2);
  });
});

test('Back on a slow network shows the splash with a button until the session is verified', async ({
  wire,
}) => {
  await withPageCache(wire.url, reportShown, async (page) => {
    await leave(page, wire);
    let release = () => {};
    wire.break(/verify-token/, { kind: 'delay', until: new Promise<void>((settle) => (release = settle)) });
    await goBack(page);
    await expect.poll(() => wire.requested).toContain('/offered');
    expect(shown(wire)).toEqual(['nothing']);
    release();
    await expect.poll(() => shown(wire)).toEqual(['nothing', 'member']);
  });
});

test('Back after a sign-out in another tab shows nothing of the member, not even for one frame', async ({
  wire,
  needs,
}) => {
  needs('logout');
  await withPageCache(wire.url, reportShown, async (page, context) => {
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

test('Back to a session that was ended elsewhere shows nothing of the member either', async ({
  wire,
  needs,
}) => {
  needs('logout');
  await withPageCache(wire.url, reportShown, async (page, context) => {
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
  needs,
}) => {
  needs('logout');
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
