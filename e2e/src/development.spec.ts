import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { watchExample } from './harness/examples.ts';
import { copyDataDir, makeDataDir, startOrigin } from './harness/origin.ts';
import { expect, signIn, test } from './harness/test.ts';

const root = resolve(import.meta.dirname, '../..');
const source = resolve(root, 'mfe-feed/src/pages/HomePage.tsx');
const examplePage = resolve(root, 'examples/page/src/ExamplePage.tsx');

// The tests run one after the other, because they edit the same sources.
test.describe.configure({ mode: 'default', timeout: 240_000 });

/** The data that module federation's browser tools read: the shell's areas, and the builds that use its React. */
const federationOf = (page: Page) =>
  page.evaluate(() => {
    const { moduleInfo, __SHARE__ } = Reflect.get(globalThis, '__FEDERATION__') as {
      moduleInfo: { shell: { remotesInfo: Record<string, object> } };
      __SHARE__: { shell: { default: { react: Record<string, { useIn: string[] }> } } };
    };
    const users = Object.values(__SHARE__.shell.default.react).flatMap(({ useIn }) => useIn);
    return { areas: Object.keys(moduleInfo.shell.remotesInfo), users };
  });

test('an edit in one area shows in the running shell and keeps the input', async ({ page }) => {
  const { dataDir, remove } = await makeDataDir();
  const before = await readFile(source, 'utf8');
  const origin = await startOrigin(dataDir, {}, ['deploy/dist/dev.js', 'mfe-feed']);
  try {
    await page.goto(`${origin.url}/feed/home`);
    await signIn(page);
    const box = page.getByRole('article').first().getByLabel('Écrire un commentaire');
    await box.fill('à moitié écrit');
    const { areas, users } = await federationOf(page);
    expect(areas).toContain('feed');
    expect(users.some((name) => name.startsWith('feed_'))).toBe(true);
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await writeFile(source, before.replace('title="Accueil"', 'title="Accueil retouché"'));
    await expect(page).toHaveTitle('Accueil retouché · AZ Connect', { timeout: 60_000 });
    await expect(box).toHaveValue('à moitié écrit');
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  } finally {
    await page.close();
    await writeFile(source, before);
    await origin.stop();
    await remove();
  }
});

for (const toolchain of ['webpack', 'vite'])
  test(`an area that ${toolchain} builds is in the real shell, and an edit of it after the next load`, async ({
    page,
  }) => {
    const { dataDir, remove } = await copyDataDir();
    const before = await readFile(examplePage, 'utf8');
    const watcher = await watchExample(toolchain);
    const areaFile = resolve(root, 'examples', toolchain, 'area.json');
    const origin = await startOrigin(dataDir, {}, [
      ...['deploy/dist/dev.js', '--build', watcher.folder, '--area', areaFile],
    ]);
    try {
      await page.goto(`${origin.url}/exemple-${toolchain}`);
      await signIn(page);
      await expect(page.getByRole('heading', { name: 'Exemple', level: 1, exact: true })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await page.getByRole('button', { name: 'Ajouter' }).click();
      await expect(page.getByText('Compteur : 1')).toBeVisible();
      await writeFile(examplePage, before.replace('<h1>Exemple</h1>', '<h1>Exemple retouché</h1>'));
      const changed = page.getByRole('heading', { name: 'Exemple retouché', level: 1 });
      await expect(async () => {
        await page.reload();
        await expect(changed).toBeVisible({ timeout: 5000 });
      }).toPass();
      await page.getByRole('button', { name: 'Afficher les notes' }).click();
      await expect(page.getByText('Les notes de l’exemple.')).toBeVisible();
    } finally {
      await page.close();
      await writeFile(examplePage, before);
      watcher.stop();
      await origin.stop();
      await remove();
    }
  });
