import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { unseenStates } from './forced-colours.ts';

/** Runs in the page. Whether it shows no splash, no kept screen and no transition, in which colours could have a lower contrast. */
const isAtRest = () =>
  (document.getElementById('az-splash') === null ||
    document.querySelector('#az-first:not([aria-busy])') !== null) &&
  document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity);

/** Axe violations of the page as it is. Axe's adapter for Playwright is not used: it takes as long as the rules. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // Only violations are described in full, which saves time on a large page.
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}

/** Axe violations of the page at rest, and states that contrast themes hide. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.waitForFunction(isAtRest);
  const violations = await axeViolations(page);
  const unseen = await unseenStates(page);
  return [...violations, ...unseen.map((kind) => `state not seen in forced colours: ${kind}`)];
}

/** Whether the page fits the width of the window. */
export const noSideScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
