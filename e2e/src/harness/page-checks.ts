import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with the page as it stands: rule and elements. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Passed checks are not described, which is most of the work on a large page. The legacy mode runs in the page alone:
  // the other one judges frames of other origins too, which the product does not have, and takes three times as long.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Whether the page fits the window's width. */
export const noSideScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
