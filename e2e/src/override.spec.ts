import { violationsOf } from './harness/judge.ts';
import { scriptsFrom } from './harness/loaded-files.ts';
import { az, publishChanged } from './harness/made-version.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

test('a signed link shows a version to whoever opens it, marked, until they leave it', async ({
  page,
  browser,
  wire,
  origin,
}) => {
  const { base, version } = await publishChanged(origin, 'content');
  const said = await az(origin, 'override', 'content', version, '--why', 'trying');
  const link = /\?az-override=\S+/.exec(said)?.[0] ?? '';
  const filesOfIt = () => scriptsFrom(page, base);
  const bar = page.getByText(`Aperçu de content ${version}`);
  const news = page.getByRole('heading', { name: 'Actualités', level: 1 });
  await signedIn(page, wire.url);
  await page.goto('/blogs');
  await expect(news).toBeVisible();
  expect(await filesOfIt()).toEqual([]);

  await page.goto(`/blogs${link}`);
  await expect(news).toBeVisible();
  await expect(page).toHaveURL('/blogs');
  await expect(bar).toBeVisible();
  expect(await filesOfIt()).not.toEqual([]);
  await page.reload();
  await expect(bar).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const stranger = await browser.newPage({ baseURL: wire.url });
  await stranger.goto(`/help${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}x`);
  await expect(stranger.getByText('Ce lien d’aperçu n’est pas valable ici.')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(stranger.getByText('Ce lien d’aperçu')).toHaveCount(0);
  await stranger.close();

  await page.getByRole('link', { name: 'Quitter l’aperçu' }).click();
  await expect(news).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(await filesOfIt()).toEqual([]);
});
