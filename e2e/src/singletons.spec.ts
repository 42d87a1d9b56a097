import { expect, openSignedIn, test } from './harness/test.ts';

test('the session store, the API client and react exist once across the shell and the areas', async ({ page }) => {
  await openSignedIn(page, '/feed/home');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: /^Messages/ }).click();
  await expect(page.getByRole('log')).toBeVisible();
  const found = await page.evaluate(() => {
    type Share = { from: string; loaded?: boolean; useIn: string[] };
    type Instance = { name: string; shareScopeMap: Record<string, Record<string, Record<string, Share>>> };
    const { __FEDERATION__ } = globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } };
    const instances = __FEDERATION__.__INSTANCES__;
    const scope = instances.find(({ name }) => name === 'shell')?.shareScopeMap.default ?? {};
    const versions = (key: string) => Object.values(scope[key] ?? {}).map(({ from }) => from);
    return {
      instances: instances.map(({ name }) => name.split('_')[0]).sort(),
      auth: versions('@az/shared/auth'),
      api: versions('@az/shared/api'),
      react: versions('react'),
      everyKeyOnce: Object.values(scope).every((byVersion) => Object.keys(byVersion).length === 1),
      claimed: ['auth', 'api'].map((name) => Reflect.get(globalThis, Symbol.for(`@az/shared/${name}`))),
    };
  });
  expect(found).toEqual({
    instances: ['feed', 'messaging', 'shell'],
    auth: ['shell'],
    api: ['shell'],
    react: ['shell'],
    everyKeyOnce: true,
    claimed: [1, 1],
  });
});
