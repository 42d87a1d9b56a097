import { openSignedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const isMain = (path: string) => /^\/areas\/shell\/[^/]+\/main\.js$/.test(path);

test('the first page of a member has the main script in it, the next one takes it from the cache', {
  tag: '@core',
}, async ({ page, wire, context }) => {
  await openSignedIn(page, '/feed/home');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  // Errors name the file, so that their positions fit its source map.
  const contained = async () => {
    const texts = await page.locator('script:not([src])').allTextContents();
    return texts.filter((text) => isMain(/\n\/\/# sourceURL=(.*)$/.exec(text)?.[1] ?? '')).length;
  };
  expect(await contained()).toBe(3);
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'az-main')).toBe(true);
  expect(wire.requested.filter(isMain)).toHaveLength(1);
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  expect(await contained()).toBe(0);
  expect(wire.requested.filter(isMain)).toHaveLength(1);
});
