import type { Page } from '@playwright/test';
import { firstViewShown } from './harness/first-view.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

/** The first publication that the header does not cover: its text, position and distance from the window's top. */
const atTop = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('[role="feed"] [aria-posinset]:not(article article)')];
    const card = cards.find((one) => one.getBoundingClientRect().bottom > 72);
    const [text] = [...(card?.querySelectorAll('p') ?? [])].map((line) => line.textContent).slice(1);
    const position = Number(card?.getAttribute('aria-posinset'));
    return { text, position, top: card?.getBoundingClientRect().top ?? 0 };
  });

/** Scrolls through a feed to about a position. */
async function scrollTo(page: Page, position: number) {
  await page.mouse.move(600, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    expect((await atTop(page)).position).toBeGreaterThanOrEqual(position);
  }).toPass({ timeout: 60_000 });
}

for (const [how, reopen] of [
  ['a reload', (page: Page) => page.reload()],
  [
    'another site',
    async (page: Page) => {
      await page.goto('data:text/html,<title>ailleurs</title>');
      await page.goBack();
    },
  ],
] as const)
  test(`after ${how} the feed is where it was, and a member who scrolls first is not moved`, async ({
    page,
    wire,
  }) => {
    await signedIn(page, wire.url);
    await page.goto('/feed/home');
    await firstViewShown(page);
    await scrollTo(page, 25);
    const stored = () => page.evaluate(() => scrollY > 0 && history.state?.azScroll?.y === scrollY);
    await expect.poll(stored).toBe(true);
    const before = await atTop(page);
    expect(before.text).toBeTruthy();
    await reopen(page);
    await expect(async () => {
      const { text, top } = await atTop(page);
      expect(text).toBe(before.text);
      expect(Math.abs(top - before.top)).toBeLessThan(50);
    }).toPass({ timeout: 60_000 });
    // On the next visit, the member scrolls before the earlier position is restored.
    let release = () => {};
    wire.break(/cursor=/, { kind: 'delay', until: new Promise<void>((settle) => (release = settle)) });
    await reopen(page);
    await expect(page.locator('[aria-posinset="1"]')).toBeAttached();
    await page.mouse.wheel(0, -20_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    release();
    // When the member scrolls to the top, the earlier position is dropped and no new position is stored.
    const hide = () => document.dispatchEvent(new Event('visibilitychange'));
    await expect
      .poll(async () => {
        await page.evaluate(hide);
        return page.evaluate(() => history.state?.azScroll ?? null);
      })
      .toBeNull();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
