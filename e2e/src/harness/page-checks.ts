import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Axe violations of the current page: rule and elements. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Passed rules are not described, which is most of the work on a large page. The legacy mode runs in the page alone:
  // the other one judges frames of other origins too, which the product does not have, and takes three times as long.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Whether the page fits the width of the window. */
export const noSideScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
