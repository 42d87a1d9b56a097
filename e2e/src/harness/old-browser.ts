import type { BrowserContext, Page } from '@playwright/test';
import { missingIn } from '../../../deploy/checks/browser-support.mjs';

/** Runs in the page. Removes the given APIs from it, and counts how often the page requests a lock. */
function removeFromPage(paths: string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const name = names.pop() ?? '';
    const owner = names.reduce(
      (value: unknown, key) => (value as Record<string, unknown> | undefined)?.[key],
      window,
    );
    if (owner) Reflect.deleteProperty(owner, name);
  }
  const { request } = LockManager.prototype;
  Object.assign(window, { lockRequests: 0 });
  LockManager.prototype.request = function (this: LockManager, ...parameters: unknown[]) {
    (window as unknown as { lockRequests: number }).lockRequests += 1;
    return Reflect.apply(request, this, parameters);
  } as typeof request;
}

/** APIs that are not removed, because the test's browser enforces Trusted Types even without them. */
const enforced = /trusted_?types?/i;

/** From now on, pages have only the APIs of this browser, such as `{ chrome: '109' }`. */
export async function asOldBrowser(context: BrowserContext, browser: Record<string, string>): Promise<void> {
  await context.addInitScript(
    removeFromPage,
    missingIn(browser).filter((path) => !enforced.test(path)),
  );
}

/** How often the page has requested a lock. */
export const lockRequests = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { lockRequests: number }).lockRequests);
