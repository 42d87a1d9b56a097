import { openSignedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

test('the session store, the API client and react exist once across the shell and two areas', {
  tag: '@core',
}, async ({ page }) => {
  await openSignedIn(page, '/feed/home');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: /Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Compte', level: 1 })).toBeVisible();
  const found = await page.evaluate(() => {
    const { consumers } = Reflect.get(globalThis, 'azShareScope') as { consumers: Map<string, Set<string>> };
    // Only these two areas count, because the page may have prefetched other areas as well.
    const users = (key: string) => {
      const names = [...(consumers.get(key) ?? [])].map((name) => name.split('_')[0]);
      return ['feed', 'settings'].filter((name) => names.includes(name));
    };
    return {
      auth: users('@az/shared/auth'),
      api: users('@az/shared/api'),
      react: users('react'),
      // `auth` and `api` are part of the shell and count their instances on the page. A second instance would throw.
      instancesOnPage: ['auth', 'api'].map((name) =>
        Reflect.get(globalThis, Symbol.for(`@az/shared/${name}`)),
      ),
    };
  });
  expect(found).toEqual({
    auth: ['feed', 'settings'],
    api: ['feed', 'settings'],
    react: ['feed', 'settings'],
    instancesOnPage: [1, 1],
  });
});
