import type { Page } from '@playwright/test';

/** Scripts below a path that the page has loaded, by its timings: script elements are removed when they have run. */
export const scriptsFrom = (page: Page, base: string): Promise<string[]> =>
  page.evaluate(
    (start) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith(start) && path.endsWith('.js')),
    base,
  );
