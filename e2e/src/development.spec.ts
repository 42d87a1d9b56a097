import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { makeDataDir, startOrigin } from './harness/origin.ts';
import { expect, signIn, test } from './harness/test.ts';

const source = resolve(import.meta.dirname, '../../mfe-feed/src/pages/HomePage.tsx');

test.describe.configure({ timeout: 240_000 });

test('an edit in one area shows in the running shell and keeps the input', async ({ page }) => {
  const { dataDir, remove } = await makeDataDir();
  const before = await readFile(source, 'utf8');
  const origin = await startOrigin(dataDir, {}, ['deploy/dist/dev.js', 'mfe-feed']);
  try {
    await page.goto(`${origin.url}/feed/home`);
    await signIn(page);
    const box = page.getByRole('article').first().getByLabel('Écrire un commentaire');
    await box.fill('à moitié écrit');
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
