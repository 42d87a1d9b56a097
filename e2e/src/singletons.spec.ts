import { expect, openSignedIn, test } from './harness/test.ts';

type Share = { useIn: string[] };
type Instance = { name: string; shareScopeMap: Record<string, Record<string, Record<string, Share>>> };

test('the session store, the API client and react exist once across the shell and two areas', async ({
  page,
}) => {
  await openSignedIn(page, '/feed/home');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: /Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Compte', level: 1 })).toBeVisible();
  const found = await page.evaluate(() => {
    const { __FEDERATION__ } = globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } };
    const short = (name: string) => name.split('_')[0] ?? name;
    const scope =
      __FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell')?.shareScopeMap.default ?? {};
    const users = (key: string) =>
      Object.values(scope[key] ?? {}).map(({ useIn }) => useIn.map(short).sort());
    return {
      instances: __FEDERATION__.__INSTANCES__.map(({ name }) => short(name)).sort(),
      auth: users('@az/shared/auth'),
      api: users('@az/shared/api'),
      react: users('react'),
      keysWithTwoVersions: Object.keys(scope).filter((key) => Object.keys(scope[key] ?? {}).length !== 1),
      // The shell holds them itself. Each of the two counts its instances on the page, and a second one would have thrown.
      instancesOnPage: ['auth', 'api'].map((name) =>
        Reflect.get(globalThis, Symbol.for(`@az/shared/${name}`)),
      ),
    };
  });
  expect(found).toEqual({
    instances: ['feed', 'settings', 'shell'],
    auth: [['feed', 'settings']],
    api: [['feed', 'settings']],
    react: [['feed', 'settings']],
    keysWithTwoVersions: [],
    instancesOnPage: [1, 1],
  });
});
