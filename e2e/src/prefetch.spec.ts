import type { Page } from '@playwright/test';
import { firstViewShown } from './harness/first-view.ts';
import { openSignedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const ofContent = (requested: string[]) => requested.filter((path) => path.startsWith('/areas/content/'));
const newsLink = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'News', exact: true }).first();
const news = (page: Page) => page.getByRole('heading', { level: 1, name: 'Actualités' });

async function openFeed(page: Page): Promise<void> {
  await openSignedIn(page, '/feed/home');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
}

/** Waits until every requested file of the area has loaded. */
async function untilFetched(page: Page, requested: string[]): Promise<void> {
  const come = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('/areas/content/'))
          .length,
    );
  await expect.poll(async () => (await come()) - ofContent(requested).length).toBe(0);
}

/** An extension. Without it, the news show a list of sample people, whose code loads after the first view. */
const lateList = 'network';

/** The fault with which every request for a file of the area fails. */
const cutOff = { kind: 'status', status: 503 } as const;

test.describe('on a fast connection', () => {
  test.use({ isFastLine: true });

  test('an idle page has the next areas before they are needed', async ({ page, wire, needs }) => {
    needs(lateList);
    await openFeed(page);
    await expect.poll(() => ofContent(wire.requested).length).toBeGreaterThan(2);
    await untilFetched(page, wire.requested);
    const asked = ofContent(wire.requested).length;
    wire.break(/^\/areas\/content\//, cutOff);
    await newsLink(page).click();
    await expect(news(page)).toBeVisible();
    expect(ofContent(wire.requested)).toHaveLength(asked);
    await expect(page.locator('link[href^="/areas/content/"][media="not all"]')).toHaveCount(0);
  });

  test('a failed prefetch raises no error until the area is opened', async ({ page, wire, expectErrors }) => {
    expectErrors(/Failed to load resource/);
    wire.break(/^\/areas\/content\//, cutOff);
    await openFeed(page);
    await expect.poll(() => ofContent(wire.requested).length).toBeGreaterThan(2);
    await untilFetched(page, wire.requested);
    await expect(page.getByRole('alert')).toHaveCount(0);
    wire.mend();
    await newsLink(page).click();
    await expect(news(page)).toBeVisible();
  });
});

test('on a slow connection an area is fetched when the pointer is on its link', async ({
  page,
  wire,
  needs,
}) => {
  needs(lateList);
  await openFeed(page);
  await firstViewShown(page);
  expect(ofContent(wire.requested)).toEqual([]);
  await newsLink(page).hover();
  await expect.poll(() => ofContent(wire.requested).length).toBeGreaterThan(2);
  await untilFetched(page, wire.requested);
  wire.break(/^\/areas\/content\//, cutOff);
  await newsLink(page).click();
  await expect(news(page)).toBeVisible();
});
