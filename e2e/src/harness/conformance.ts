import type { Page } from '@playwright/test';
import { type FaultName, switchOf } from '../../../deploy/src/faults/failure-kit.ts';
import type { FaultyProxy } from './faulty-proxy.ts';
import { expect } from './test.ts';

/** Sentences about what an area does wrong. Empty if there is nothing. */
export type Findings = string[];

export const tile = (page: Page) =>
  page.getByRole('alert').filter({ hasText: "Cette page n'a pas pu être chargée." });

/** Waits until a page of an area shows its heading or the error tile, and nothing on it is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main')).not.toBeEmpty();
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Expects the shell to be usable: its header is visible, and for members its menu opens. */
export async function useMenus(page: Page): Promise<void> {
  await expect(page.getByRole('banner').first()).toBeVisible();
  const menu = page.getByRole('button', { name: /Menu de/ });
  if ((await menu.count()) === 0) return;
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Checks what every page must have: visible content, one `h1`, the landmarks and a title. */
export async function appearance(page: Page): Promise<Findings> {
  const seen = await page.evaluate(() => ({
    text: document.querySelector('main')?.textContent?.trim() ?? '',
    headings: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main').length,
    banners: document.querySelectorAll('header, [role=banner]').length,
    title: document.title,
  }));
  const isTile = (await tile(page).count()) > 0;
  return [
    seen.text ? '' : 'The page shows nothing.',
    isTile ? 'The page is an error tile.' : '',
    seen.headings === 1 ? '' : `The page has ${seen.headings} headings of the first order.`,
    seen.mains === 1 ? '' : `The page has ${seen.mains} main landmarks.`,
    seen.banners > 0 ? '' : 'The header of the shell is gone.',
    /^\S.* · /.test(seen.title) ? '' : `The document is called « ${seen.title} ».`,
  ].filter(Boolean);
}

/** Runs in the page before anything else. Counts listeners and intervals that code starts and does not end. */
export function countLeaks(): void {
  const open: Record<string, number> = {};
  const note = (what: string, by: number) => {
    open[what] = (open[what] ?? 0) + by;
  };
  for (const [name, target] of Object.entries({ window, document })) {
    const { addEventListener, removeEventListener } = target;
    const listeners = new Map<string, Set<unknown>>();
    const of = (type: string) => listeners.get(type) ?? listeners.set(type, new Set()).get(type) ?? new Set();
    Object.assign(target, {
      addEventListener(...args: Parameters<typeof addEventListener>) {
        const [type, listener, options] = args;
        const isOnce = typeof options === 'object' && options?.once;
        if (!isOnce && !of(type).has(listener)) note(`${type} listener of ${name}`, 1);
        if (!isOnce) of(type).add(listener);
        return addEventListener.apply(target, args);
      },
      removeEventListener(...args: Parameters<typeof removeEventListener>) {
        if (of(args[0]).delete(args[1])) note(`${args[0]} listener of ${name}`, -1);
        return removeEventListener.apply(target, args);
      },
    });
  }
  const { setInterval: start, clearInterval: end } = window;
  const running = new Set<unknown>();
  Object.assign(window, {
    setInterval(...args: Parameters<typeof start>) {
      const id = start(...args);
      running.add(id);
      note('interval', 1);
      return id;
    },
    clearInterval(id: number | undefined) {
      if (running.delete(id)) note('interval', -1);
      end(id);
    },
  });
  Object.assign(window, { azLeaks: open });
}

type Leaks = { open: Record<string, number>; globals: string[] };

const readLeaks = (page: Page): Promise<Leaks> =>
  page.evaluate(() => ({
    open: { ...(window as unknown as { azLeaks: Record<string, number> }).azLeaks },
    globals: Object.keys(window),
  }));

/** Navigates within the page, as the page's own links do, and waits for the new page. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.getElementById('titre')?.setAttribute('data-left', '');
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { usr: null, key: Math.random().toString(36).slice(2), idx: idx + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
  await expect(page.locator('h1:not([data-left])')).toHaveCount(1);
  await settled(page);
}

/**
 * What an area leaves behind: names on `window` that are not its build's, and listeners and intervals whose number
 * grows with each visit. `countLeaks` must run in the page, and the page must be at `elsewhere`.
 */
export async function findLeaks(page: Page, path: string, elsewhere: string): Promise<Findings> {
  const visit = async () => {
    await goInside(page, path);
    await goInside(page, elsewhere);
    return readLeaks(page);
  };
  const before = await readLeaks(page);
  const [first, second, third] = [await visit(), await visit(), await visit()] as const;
  const isOfBuild = (name: string) => /^webpackChunk|_[0-9a-f]{8}$/.test(name);
  const globals = third.globals.filter((name) => !before.globals.includes(name) && !isOfBuild(name));
  // Only growth on two visits is a leak, because the shell adds some listeners once, a while after its start.
  const more = Object.entries(third.open).filter(([what, count]) => {
    const one = second.open[what] ?? 0;
    return count > one && one > (first.open[what] ?? 0);
  });
  return [
    ...globals.map((name) => `It leaves window.${name}.`),
    ...more.map(([what, count]) => `Each visit leaves another ${what} (${count} by now).`),
  ];
}

/** From now on no file of an earlier load is reused. */
export async function withoutCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

export function setFault(wire: FaultyProxy, name: FaultName, area: string): void {
  const { matches, fault } = switchOf(name, area);
  wire.break(matches, fault);
}
