import type { Page } from '@playwright/test';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { join, type Person, publish } from './harness/people.ts';
import { signInAnew } from './harness/profile-member.ts';
import { expect, test } from './harness/test.ts';

const api = '/az-connect-backend/api';

/** Turns hexadecimal digits into a word of letters, for names and words that no other test uses. */
const lettersOf = (text: string) =>
  [...text].map((letter) => 'bcdfghjklmnpqrst'[Number.parseInt(letter, 16) % 16] ?? 'v').join('a');

const palette = (page: Page) => page.getByRole('dialog', { name: 'Rechercher' });
const section = (page: Page, name: string) => palette(page).getByRole('group', { name, exact: true });

/** Opens the palette and types into it. */
async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').fill(text);
}

async function openHome({ context }: Person): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/feed/home');
  await expect(page.getByRole('feed')).toBeVisible();
  return page;
}

test.beforeEach(({ needs }) => needs('network'));

test('a new member finds another by half of their name, and a publication by another form of its word', {
  tag: '@core',
}, async ({ browser, baseURL }) => {
  const base = baseURL ?? '';
  const unique = lettersOf(test.info().testId.slice(-5) + test.info().retry);
  const alice = await join(browser, base, 'Alice', 'Lectrice');
  const writer = await join(browser, base, 'Éléonore', `Né${unique}`);
  await publish(writer, base, `Les pirogues développées au château ${unique}.`);

  const page = await openHome(alice);
  await search(page, `eleon ne${unique.slice(0, 5)}`);
  const person = section(page, 'Personnes').getByRole('option', { name: writer.name });
  await expect(person).toBeVisible();
  // The first entry leads to all results, and the next one to the person.
  await page.keyboard.press('ArrowDown');
  await expect(person).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/profile/feed?member=${writer.id}`);
  await expect(page.getByRole('heading', { level: 1, name: writer.name })).toBeAttached();

  await search(page, `${unique} developper pirogue chateaux`);
  const post = section(page, 'Publications').getByRole('option', { name: 'Les pirogues développées' });
  await post.click();
  await expect(page).toHaveURL(/\/feed\/post-details\?announcement=/);
  await expect(page.getByRole('article').filter({ hasText: unique })).toBeVisible();

  // The palette offers recent searches again, until they are removed.
  await page.keyboard.press('Control+k');
  const recent = section(page, 'Recherches récentes');
  await expect(recent.getByRole('option')).toHaveText([
    `${unique} developper pirogue chateaux`,
    `eleon ne${unique.slice(0, 5)}`,
    'Effacer les recherches récentes',
  ]);
  await recent.getByRole('option', { name: 'Effacer' }).click();
  await expect(recent).toHaveCount(0);
  await expect(section(page, 'Aller à').getByRole('option', { name: 'Messagerie' })).toBeVisible();
  await page.keyboard.press('Escape');

  // The page of all results has an address for each of its tabs.
  await search(page, writer.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: writer.name })}`);
  await expect(
    page.getByRole('heading', { level: 1, name: `Résultats pour «\u202f${writer.name}\u202f»` }),
  ).toBeVisible();
  const people = page.getByRole('region', { name: 'Personnes' });
  await expect(people.getByRole('link', { name: writer.name })).toHaveAttribute(
    'href',
    `/profile/feed?member=${writer.id}`,
  );
  await expect(page.getByText('Aucune publication trouvée. Essayez un autre mot.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill(`une pirogue ${unique}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').filter({ hasText: unique })).toBeVisible();
  await page.getByRole('navigation', { name: 'Résultats' }).getByRole('link', { name: 'Personnes' }).click();
  await expect(page).toHaveURL(/kind=people/);
  await expect(page.getByText('Aucune personne trouvée.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  for (const { context } of [alice, writer]) await context.close();
});

test('two members of whom one blocked the other do not find each other', async ({ browser, baseURL }) => {
  const base = baseURL ?? '';
  const unique = lettersOf(test.info().testId.slice(-5) + test.info().retry);
  const pair = [
    await join(browser, base, 'Inès', `Bloque${unique}`),
    await join(browser, base, 'Joël', `Bloque${unique}`),
  ];
  const [ines, joel] = pair as [Person, Person];
  await publish(ines, base, `Des pirogues ${unique} d’Inès.`);
  await publish(joel, base, `Des pirogues ${unique} de Joël.`);
  for (const who of pair) {
    const page = await openHome(who);
    await search(page, `bloque${unique}`);
    await expect(section(page, 'Personnes').getByRole('option')).toHaveCount(2);
    await page.close();
  }
  const blocked = await fetch(`${base}${api}/az/blocks/${joel.id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${ines.token}` },
  });
  expect(blocked.ok).toBe(true);
  for (const who of pair) {
    const page = await openHome(who);
    await search(page, `bloque${unique}`);
    const people = section(page, 'Personnes').getByRole('option');
    await expect(people).toHaveCount(1);
    await expect(people).toContainText(who.name);
    await page.keyboard.press('Escape');
    await search(page, `pirogue ${unique}`);
    const posts = section(page, 'Publications').getByRole('option');
    await expect(posts).toHaveCount(1);
    await expect(posts).toContainText(who.name);
    await page.close();
  }
  for (const { context } of pair) await context.close();
});

test('a search that fails says why, and can be repeated; pages are found meanwhile', async ({
  browser,
  baseURL,
}) => {
  const who = await join(browser, baseURL ?? '', 'Alice', 'Lectrice');
  const page = await openHome(who);
  await page.route('**/search/people?*', (route) =>
    route.fulfill({ status: 400, json: { success: false, message: 'Le service se repose.' } }),
  );
  await search(page, 'messag');
  await expect(
    palette(page).getByText('Les personnes et les publications n’ont pas été cherchées.'),
  ).toBeVisible();
  await expect(section(page, 'Aller à').getByRole('option', { name: 'Messagerie' }).first()).toBeVisible();
  await page.unroute('**/search/people?*');
  const repeated = page.waitForResponse(/\/search\/people\?/);
  await palette(page).getByRole('button', { name: 'Réessayer' }).click();
  expect((await repeated).ok()).toBe(true);
  await expect(palette(page).getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
  await who.context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 800 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('the palette and the page of results have no violation', async ({ page, baseURL }) => {
        await signInAnew(page, baseURL ?? '');
        await page.goto('/feed/home');
        await expect(page.getByRole('feed')).toBeVisible();
        await search(page, 'recoltes');
        await expect(section(page, 'Publications').getByRole('option').first()).toBeVisible();
        expect(await violationsOf(page), 'palette').toEqual([]);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('article').first()).toBeVisible();
        await expect(page.getByRole('region', { name: 'Personnes' })).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        expect(await violationsOf(page), 'results').toEqual([]);
        expect(await noSideScroll(page)).toBe(true);
        await page.keyboard.press('Control+k');
        await expect(section(page, 'Recherches récentes')).toBeVisible();
        expect(await violationsOf(page), 'recent searches').toEqual([]);
      });
    });
  }
}
