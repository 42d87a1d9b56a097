import type { Page } from '@playwright/test';
import { createImage } from './harness/create-image.ts';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { connect, join, type Person, publish } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

async function open({ context }: Person, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test.beforeEach(({ needs }) => needs('network'));

test('a publication for one’s connections is seen by them alone, and can be narrowed and opened later', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const alice = await join(browser, base, 'Alice');
  const bob = await join(browser, base, 'Bob');
  const carol = await join(browser, base, 'Carole');
  await connect(alice, bob, base);
  const word = `audience${alice.id}`;
  const text = `Pour mes relations #${word}`;

  const alices = await open(alice, '/feed/home');
  await alices.getByRole('button', { name: 'Quoi de neuf\u202f?' }).click();
  const dialog = alices.getByRole('dialog', { name: 'Publier' });
  await dialog.getByLabel('Votre publication').fill(text);
  await dialog.getByLabel('Images à ajouter').setInputFiles(createImage({ width: 904 }));
  await dialog.getByRole('button', { name: /^Qui peut voir la publication/ }).focus();
  await alices.keyboard.press('Enter');
  await expect(alices.getByRole('menuitemradio', { name: /^Tous les membres/ })).toBeFocused();
  await alices.keyboard.press('ArrowDown');
  await alices.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /Mes relations$/ })).toBeFocused();
  await dialog.getByRole('button', { name: 'Publier' }).click();
  await expect(card(alices, text)).toContainText('Mes relations');
  // Her card is shown before the server has encoded the picture and stored the publication.
  await expect.poll(() => idOf(alice, base, text)).not.toBe('');
  const id = await idOf(alice, base, text);

  const bobs = await open(bob, '/feed/home');
  await expect(card(bobs, text)).toContainText('Réservé à ses relations');
  const picture = card(bobs, text).getByRole('img', { name: /de la publication/ });
  await expect(picture.first()).toHaveJSProperty('complete', true);
  expect(await picture.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // Carole sees the publication on none of her pages.
  const carols = await open(carol, '/feed/home');
  await expect(carols.getByRole('article').first()).toBeVisible();
  await expect(card(carols, text)).toHaveCount(0);
  await carols.goto(`/feed/post-details?announcement=${id}`);
  await expect(carols.getByText('Cette publication n’existe pas ou n’existe plus.')).toBeVisible();
  await carols.goto(`/profile/feed?member=${alice.id}`);
  await expect(carols.getByRole('heading', { level: 1, name: alice.name })).toBeAttached();
  await expect(carols.getByText('Cette personne n’a encore rien publié.')).toBeVisible();
  await expect(card(carols, text)).toHaveCount(0);
  await carols.goto(`/feed/tags?tag=${word}`);
  await expect(carols.getByText('Aucune publication avec ce mot-clé.')).toBeVisible();
  await bobs.goto(`/feed/tags?tag=${word}`);
  await expect(card(bobs, text)).toBeVisible();

  // Alice changes who may see the publication.
  const change = async (audience: string) => {
    await card(alices, text)
      .getByRole('button', { name: /^Actions sur la publication/ })
      .click();
    await alices.getByRole('menuitem', { name: 'Changer qui peut la voir' }).click();
    const form = alices.getByRole('dialog', { name: 'Qui peut voir la publication' });
    await form.getByRole('radio', { name: audience }).check();
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(form).toBeHidden();
  };
  await change('Moi seul');
  await expect(card(alices, text)).toContainText('Moi seul');
  await bobs.reload();
  await expect(bobs.getByText('Aucune publication avec ce mot-clé.')).toBeVisible();
  await change('Tous les membres');
  await expect(card(alices, text)).not.toContainText('Moi seul');
  await carols.goto(`/feed/tags?tag=${word}`);
  await expect(card(carols, text)).toBeVisible();
  for (const { context } of [alice, bob, carol]) await context.close();
});

/** The id of an own publication. */
async function idOf({ token }: Person, base: string, text: string): Promise<string> {
  const reply = await fetch(`${base}/az-connect-backend/api/account/announcements`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { feeds } = (await reply.json()) as { feeds: { id: string; text: string }[] };
  return feeds.find((one) => one.text === text)?.id ?? '';
}

test('home shows one’s network once it has published something, and remembers another choice', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const alice = await join(browser, base, 'Alice');
  const bob = await join(browser, base, 'Bob');
  const page = await open(bob, '/feed/home');
  const view = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(view('Tout le réseau')).toHaveAttribute('aria-pressed', 'true');
  await view('Mon réseau').click();
  await expect(page.getByText(/n’avez encore publié/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('network-empty.png') });
  await page.getByRole('button', { name: 'Trouver des personnes' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await connect(alice, bob, base);
  const text = `Pour mon réseau ${alice.id}`;
  await publish(alice, base, text, 'connections');
  await page.reload();
  await expect(view('Tout le réseau')).toHaveAttribute('aria-pressed', 'true');
  await view('Mon réseau').click();
  await expect(card(page, text)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(view('Mon réseau')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.evaluate((name) => localStorage.removeItem(name), `az-feed-view:${bob.id}`);
  await page.reload();
  await expect(view('Mon réseau')).toHaveAttribute('aria-pressed', 'true');
  await expect(card(page, text)).toBeVisible();
  for (const { context } of [alice, bob]) await context.close();
});

test('the choice and a restricted card have no violation, in light and dark, narrow and wide', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const alice = await join(browser, base, 'Alice');
  await publish(alice, base, 'Une note pour moi seul.', 'private');
  const page = await open(alice, '/feed/home');
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 390]) {
      await page.evaluate((choice) => localStorage.setItem('SOCIAL_REACTJS_THEME_KEY', choice), colorScheme);
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/feed/home');
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await expect(card(page, 'Une note pour moi seul.')).toContainText('Moi seul');
      const look = async (what: string) => {
        expect(await violationsOf(page)).toEqual([]);
        expect(await noSideScroll(page)).toBe(true);
        await page.screenshot({
          path: test.info().outputPath(`audience-${what}-${colorScheme}-${width}.png`),
        });
      };
      await look('card');
      await page.getByRole('button', { name: 'Quoi de neuf\u202f?' }).click();
      await page.getByRole('button', { name: /^Qui peut voir la publication/ }).click();
      await expect(page.getByRole('menuitemradio', { name: /^Moi seul/ })).toBeVisible();
      await look('menu');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await card(page, 'Une note pour moi seul.')
        .getByRole('button', { name: /^Actions/ })
        .click();
      await page.getByRole('menuitem', { name: 'Changer qui peut la voir' }).click();
      await expect(page.getByRole('radio', { name: 'Moi seul' })).toBeChecked();
      await look('dialog');
    }
  await alice.context.close();
});
