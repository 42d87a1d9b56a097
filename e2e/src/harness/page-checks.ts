import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Axe violations of the current page: rule and elements. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Passed rules are not described, which saves most of the time on a large page.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Whether the page fits the width of the window. */
export const noSideScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
