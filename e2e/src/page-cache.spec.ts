import type { BrowserContext, Page } from '@playwright/test';
import { FaultyProxy } from './harness/faulty-proxy.ts';
import { stream } from './harness/live-post.ts';
import { makeAccount, newAccount } from './harness/new-account.ts';
import { ownOriginTest } from './harness/own-origin.ts';
import { goBack, untilWorkerActive, withPageCache } from './harness/page-cache.ts';
import { encrypt, openSession, revoke, signedIn, tokenIn } from './harness/session.ts';
import { expect } from './harness/test.ts';

/** A `test` with an origin as it is delivered, whose pages have the answers to their first calls. */
const test = ownOriginTest({ PAGE_ANSWERS_MS: '9999' }).extend({
  wire: async ({ ownOrigin }, use) => {
    const wire = await FaultyProxy.start(ownOrigin.url);
    await use(wire);
    await wire.stop();
  },
});

/**
 * Runs in every page. One that is shown again requests `/came/memory` or `/came/network`. One from memory then requests
 * `/shown/…` when what it shows changes, and `/offered` when its splash has a button.
 */
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
  window.addEventListener('pageshow', ({ persisted }) => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (persisted) void fetch('/came/memory');
    else if (visit?.type === 'back_forward') void fetch('/came/network');
    // In a frame, because this listener runs before the page's own.
    if (persisted) requestAnimationFrame(() => record('-'));
  });
}

/** Makes a page that was restored from memory believe that it was left more than a minute ago. */
function comeBackLater(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const { now } = Date;
    if (persisted) Date.now = () => now() + 60_001;
  });
}

/** The ends of the requested paths that begin with `start`. */
const ends = (wire: FaultyProxy, start: string) =>
  wire.requested.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));

/** What the page has shown one after the other since it was restored. */
const shown = (wire: FaultyProxy) => ends(wire, '/shown/');

const visits = (wire: FaultyProxy) => wire.requested.filter((path) => path === '/feed/home').length;

const openFeed = async (page: Page) => {
  await page.goto('/feed/home');
  await expect(page.getByRole('article').first()).toBeVisible();
};

const leave = (page: Page) => page.goto('data:text/html,<title>ailleurs</title>');

/** Opens the feed as a member whose browser knows the product, and leaves it for a page of another site. */
async function visitAndLeave(page: Page, wire: FaultyProxy) {
  const session = await signedIn(page, wire.url);
  await openFeed(page);
  await untilWorkerActive(page);
  await openFeed(page);
  await leave(page);
  return session;
}

/** Removes or replaces what the session stores, as another tab that cannot tell this one. */
async function changeSession(context: BrowserContext, userData: string | null): Promise<Page> {
  const second = await context.newPage();
  await second.goto('/blogs');
  await context.clearCookies();
  await second.evaluate((value) => {
    if (value === null) localStorage.removeItem('userData');
    else localStorage.setItem('userData', value);
  }, userData);
  return second;
}

test('Back to a running session shows it from memory at once, and verifies it', async ({ wire, needs }) => {
  needs('network');
  await withPageCache(wire.url, reportShown, async (page) => {
    await signedIn(page, wire.url);
    await openFeed(page);
    await untilWorkerActive(page);
    await openFeed(page);
    // The last thing that the page begins: its stream of live events.
    await expect.poll(() => wire.inProgress(stream)).toHaveLength(1);
    await leave(page);
    let release = () => {};
    wire.break(/verify-token/, { kind: 'delay', until: new Promise<void>((settle) => (release = settle)) });
    await goBack(page);
    await expect.poll(() => shown(wire)).toEqual(['member']);
    release();
    expect(ends(wire, '/came/')).toEqual(['memory']);
    expect(visits(wire)).toBe(2);
    expect(wire.requested.filter((path) => /verify-token/.test(path))).toHaveLength(1);
  });
});

test('no answer to a member is on the disk, with or without the service worker', async ({ wire }) => {
  await withPageCache(wire.url, reportShown, async (page) => {
    /** The addresses of which the HTTP cache has a page or JSON; it keeps pictures (decision 142). */
    const stored = () =>
      page.evaluate(async () => {
        const seen = performance.getEntriesByType('resource').map(({ name }) => name);
        const replies = await Promise.all(
          [location.href, ...seen].map((address) =>
            fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null),
          ),
        );
        return replies
          .filter((reply) => /html|\/json/.test(reply?.headers.get('content-type') ?? ''))
          .map((reply) => reply?.url);
      });
    await signedIn(page, wire.url);
    for (const _visit of ['without', 'with']) {
      await openFeed(page);
      await untilWorkerActive(page);
      expect(await stored()).toEqual([]);
    }
  });
});

test('Back after a minute shows the splash with a button until the session is verified', async ({ wire }) => {
  await withPageCache(wire.url, reportShown, async (page, context) => {
    await context.addInitScript(comeBackLater);
    await visitAndLeave(page, wire);
    let release = () => {};
    wire.break(/verify-token/, { kind: 'delay', until: new Promise<void>((settle) => (release = settle)) });
    await goBack(page);
    await expect.poll(() => wire.requested).toContain('/offered');
    expect(shown(wire)).toEqual(['nothing']);
    release();
    await expect.poll(() => shown(wire)).toEqual(['nothing', 'member']);
  });
});

test('Back after a sign-out in another tab loads the page again: the browser drops it from memory', async ({
  wire,
  needs,
}) => {
  needs('accounts');
  await withPageCache(wire.url, reportShown, async (page, context) => {
    await visitAndLeave(page, wire);
    const second = await context.newPage();
    await openFeed(second);
    await second.getByRole('button', { name: /^Menu de / }).click();
    await second.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(second.getByRole('heading', { name: 'Connexion' })).toBeVisible();
    await page.bringToFront();
    await goBack(page);
    await expect.poll(() => ends(wire, '/came/')).toEqual(['network']);
    await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
    expect(shown(wire)).toEqual([]);
  });
});

test('Back after the cookie was removed shows nothing of the member, not even for one frame', async ({
  wire,
  needs,
}) => {
  needs('accounts');
  await withPageCache(wire.url, reportShown, async (page, context) => {
    const { token } = await visitAndLeave(page, wire);
    await changeSession(context, null);
    await revoke(wire.url, token);
    await goBack(page);
    await expect.poll(() => shown(wire)).toEqual(['nothing', 'Connexion']);
  });
});

test('Back after a minute to a session that was ended elsewhere shows nothing of the member either', async ({
  wire,
  needs,
}) => {
  needs('accounts');
  await withPageCache(wire.url, reportShown, async (page, context) => {
    await context.addInitScript(comeBackLater);
    const { token } = await visitAndLeave(page, wire);
    await revoke(wire.url, token);
    await goBack(page);
    await expect.poll(() => shown(wire)).toEqual(['nothing', 'Connexion']);
    expect(ends(wire, '/came/')).toEqual(['memory']);
    expect(await tokenIn(context)).toBeUndefined();
  });
});

test('Back after another member has signed in loads the page again, as that member', async ({ wire }) => {
  await withPageCache(wire.url, reportShown, async (page, context) => {
    await visitAndLeave(page, wire);
    const account = newAccount();
    await makeAccount(wire.url, account);
    const { token, user } = await openSession(wire.url, account);
    await changeSession(context, encrypt(JSON.stringify(user)));
    await context.addCookies([{ name: 'authKey', value: token, url: wire.url }]);
    const before = visits(wire);
    await goBack(page);
    await expect.poll(() => visits(wire)).toBe(before + 1);
    expect(shown(wire)).toEqual(['nothing']);
  });
});

for (const isFirst of [true, false]) {
  test(`Back without the page cache starts the session again, ${isFirst ? 'also in a new browser' : 'with the service worker'}`, async ({
    wire,
    needs,
  }) => {
    needs('accounts');
    const use = async (page: Page) => {
      const { token } = isFirst ? await signedIn(page, wire.url) : await visitAndLeave(page, wire);
      if (isFirst) await openFeed(page);
      if (isFirst) await leave(page);
      await revoke(wire.url, token);
      const before = visits(wire);
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      expect(visits(wire)).toBe(before + 1);
    };
    await withPageCache(wire.url, () => undefined, use, { isOff: true });
  });
}
