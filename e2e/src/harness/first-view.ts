import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** A page of `bench/pages.json`. Its first view is complete once `heading` and `row` are visible. */
type MeasuredPage = {
  path: string;
  isGuarded?: boolean;
  heading: string;
  row: [selector: string, text: string];
};

export const readMeasuredPages = async (): Promise<MeasuredPage[]> =>
  JSON.parse(await readFile(new URL('../../../bench/pages.json', import.meta.url), 'utf8'));

/** Performance mark that the page sets itself (shell/src/page/when-idle.ts). */
const mark = 'az:first-view';

/** Waits for the mark with which the page says that no call and no script of its first view is pending. */
export async function firstViewShown(page: Page): Promise<void> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length === 1, mark, {
    timeout: 90_000,
  });
}

/** Paths of all requests of the page until its first view is complete. */
export async function requestsOfFirstView(page: Page): Promise<string[]> {
  await firstViewShown(page);
  return page.evaluate((name) => {
    const end = performance.getEntriesByName(name)[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= end)
      .map((entry) => entry.name.replace(location.origin, ''));
  }, mark);
}
