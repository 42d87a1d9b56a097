import type { BrowserContext, Page } from '@playwright/test';
import { missingIn } from '../../../deploy/checks/browser-support.mjs';

/** Removes from a page what a browser lacks, and counts how often the page asks for a lock. */
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

/** APIs that are not removed, because this browser enforces the policy of the page. */
const enforced = /trusted_?types?/i;

/** From now on, pages find only what a browser such as `{ chrome: '109' }` has. */
export async function asOldBrowser(context: BrowserContext, browser: Record<string, string>): Promise<void> {
  await context.addInitScript(
    removeFromPage,
    missingIn(browser).filter((path) => !enforced.test(path)),
  );
}

/** How often the page has asked for a lock. */
export const lockRequests = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { lockRequests: number }).lockRequests);
