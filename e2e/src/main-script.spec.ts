import { openSignedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const isMain = (path: string) => /^\/areas\/shell\/[^/]+\/main\.js$/.test(path);

test('the first page of a member has the main script in it, the next one takes it from the cache', {
  tag: '@core',
}, async ({ page, wire, context }) => {
  await openSignedIn(page, '/feed/home');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  const contained = page.locator('script#az-main');
  await expect(contained).toHaveCount(1);
  // Errors name the file, so that their positions fit its source map.
  const text = (await contained.textContent()) ?? '';
  expect(isMain(/\n\/\/# sourceURL=(.*)$/.exec(text)?.[1] ?? '')).toBe(true);
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'az-main')).toBe(true);
  expect(wire.requested.filter(isMain)).toHaveLength(1);
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  await expect(contained).toHaveCount(0);
  expect(wire.requested.filter(isMain)).toHaveLength(1);
});
