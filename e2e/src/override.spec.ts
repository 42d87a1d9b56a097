import type { Page } from '@playwright/test';
import { scriptsFrom } from './harness/loaded-files.ts';
import type { Origin } from './harness/origin.ts';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { publishChanged, runAz } from './harness/publish-changed.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const asks = (page: Page) => page.getByRole('heading', { name: 'Ouvrir cet aperçu', level: 1 });
const refused = (page: Page) =>
  page.getByRole('heading', { name: 'Cet aperçu ne peut pas être ouvert', level: 1 });
const news = (page: Page) => page.getByRole('heading', { name: 'Actualités', level: 1 });

/** Publishes a new version of the content area. Returns it with the query of a link that shows it. */
async function makeOverride(origin: Origin, ...options: string[]) {
  const { base, version } = await publishChanged(origin, 'content');
  const said = await runAz(origin, 'override', 'content', version, '--why', 'trying', ...options);
  const [link = '', id = ''] = /\?az-override=(\S+)/.exec(said) ?? [];
  return { base, version, link, id };
}

test('a link asks first, then shows its version with a bar, until the visitor leaves it', async ({
  page,
  wire,
  origin,
}) => {
  const { base, version, link, id } = await makeOverride(origin);
  const filesOfIt = () => scriptsFrom(page, base);
  const bar = page.getByText(`Aperçu de content ${version}`);
  await signedIn(page, wire.url);

  await page.goto(`/blogs${link}`);
  await expect(asks(page)).toBeVisible();
  for (const fact of [version, 'content', 'operators', 'pas encore fait'])
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Continuer sans l’aperçu' }).click();
  await expect(news(page)).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(await filesOfIt()).toEqual([]);

  await page.goto(`/blogs${link}`);
  await page.getByRole('button', { name: 'Ouvrir l’aperçu' }).click();
  await expect(news(page)).toBeVisible();
  await expect(page).toHaveURL('/blogs');
  await expect(bar).toBeVisible();
  expect(await filesOfIt()).not.toEqual([]);
  await page.reload();
  await expect(bar).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await runAz(origin, 'override', 'list')).toContain(`${id}  content ${version}`);
  expect(await runAz(origin, 'audit', 'verify', '--last', '1')).toContain(
    `open-override  content  done  ${id}`,
  );

  await page.getByRole('link', { name: 'Quitter l’aperçu' }).click();
  await expect(news(page)).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(await filesOfIt()).toEqual([]);
});

test('an ended override says so on the next page, once, and its link opens nothing', async ({
  page,
  wire,
  origin,
  expectErrors,
}) => {
  expectErrors(/410/);
  const { link, id } = await makeOverride(origin);
  await signedIn(page, wire.url);
  await page.goto(`/blogs${link}`);
  await page.getByRole('button', { name: 'Ouvrir l’aperçu' }).click();
  await expect(page.getByText('Aperçu de content')).toBeVisible();
  await runAz(origin, 'override', 'end', id);
  const sentence = page.getByText('Cet aperçu a été arrêté par l’équipe qui l’avait préparé.');
  await expect(async () => {
    await page.reload();
    await expect(sentence).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.reload();
  await expect(news(page)).toBeVisible();
  await expect(sentence).toHaveCount(0);
  await page.goto(`/blogs${link}`);
  await expect(refused(page)).toBeVisible();
  await expect(sentence).toBeVisible();
  await page.getByRole('link', { name: 'Continuer sans l’aperçu' }).click();
  await expect(news(page)).toBeVisible();
});

test('a page of another site can show the link, but opens nothing with it', async ({
  page,
  wire,
  origin,
  expectErrors,
}) => {
  expectErrors(/403/);
  const { link, id } = await makeOverride(origin);
  await page.route('http://other.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${wire.url}/discovery/override"><input name="id" value="${id}">
        <input name="to" value="/help"><button>Gagner</button></form>`,
    }),
  );
  await page.goto('http://other.example/');
  await page.getByRole('button', { name: 'Gagner' }).click();
  await expect(refused(page)).toBeVisible();
  await expect(page.getByText('Cette demande vient d’un autre site')).toBeVisible();
  await page.goto(`${wire.url}/help`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Aperçu de content')).toHaveCount(0);
  await page.goto(`${wire.url}/help${link}`);
  await expect(asks(page)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test(`the confirmation page is accessible, ${colorScheme}, at ${width} pixels, and works by keyboard`, async ({
      page,
      origin,
      expectErrors,
    }) => {
      expectErrors(/404/);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const { link } = await makeOverride(origin);
      for (const address of [`/help${link}`, '/help?az-override=none']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        expect(await noSideScroll(page)).toBe(true);
      }
      await page.goto(`/help${link}`);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Ouvrir l’aperçu' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Aperçu de content')).toBeVisible();
    });
