import { readdirSync } from 'node:fs';
import { allRoutes } from './all-routes.ts';

/** Files whose routes the plugin itself adds, because they need something else than the services, or other body rules. */
const others = ['capabilities-routes.ts', 'reference-routes.ts', 'unsubscribe-routes.ts'];

test('the routes of every file of the folder are added', async () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('-routes.ts'));
  const found = await Promise.all(
    files
      .filter((name) => name !== 'all-routes.ts' && !others.includes(name))
      .map(async (name) => Object.entries(await import(`./${name}`))),
  );
  const exported = found.flat().filter(([name]) => /^add\w+Routes$/.test(name));
  expect(exported.filter(([, addRoutes]) => !allRoutes.some((one) => one === addRoutes))).toEqual([]);
  expect(exported).toHaveLength(allRoutes.length);
});
