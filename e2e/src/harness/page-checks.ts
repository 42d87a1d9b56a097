import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Whether no transition is running, because a colour that changes has a contrast of its own, and no splash covers the
 * page. The first content of a public page is shown together with the splash.
 */
const isAtRest = () =>
  (document.getElementById('az-splash') === null || document.getElementById('az-first') !== null) &&
  document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity);

/** Axe violations of the current page, once it is at rest: rule and elements. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.waitForFunction(isAtRest);
  const axe = new AxeBuilder({ page })
    // The pages have no frames of other origins, so axe needs no page of its own to collect results in.
    .setLegacyMode()
    // Passed rules are not described, which saves most of the time on a large page.
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Whether the page fits the width of the window. */
export const noSideScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
