import type { Page } from '@playwright/test';
import { firstViewShown } from './harness/first-view.ts';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Rechercher' });
const field = (page: Page) => palette(page).getByRole('combobox');
const help = (page: Page) => page.getByRole('dialog', { name: 'Raccourcis clavier' });

async function openHome(page: Page, baseURL: string | undefined) {
  await signedIn(page, baseURL ?? '');
  await page.goto('/feed/home');
  await expect(page.getByRole('feed')).toBeVisible();
}

test('Ctrl K opens the search from within a field, the arrows and Enter open a page', {
  tag: '@core',
}, async ({ page, baseURL }) => {
  await openHome(page, baseURL);
  await page.getByRole('main').getByRole('textbox').first().focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill('actualites');
  // Goes up to the last entry, because pages come after the results of the network.
  await page.keyboard.press('ArrowUp');
  await expect(palette(page).getByRole('option', { name: 'Actualités' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(page.locator('h1')).toBeFocused();
  await expect(palette(page)).toHaveCount(0);
});

test('the arrows wrap around, and Escape returns the focus to the opener', async ({ page, baseURL }) => {
  await openHome(page, baseURL);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Rechercher' });
  await opener.click();
  const options = palette(page).getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  // The list contains pages as well as actions.
  for (const name of ['Actualités', 'Afficher les raccourcis clavier'])
    await expect(palette(page).getByRole('option', { name })).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('no results are shown, on screen and to a screen reader', async ({ page, baseURL }) => {
  await openHome(page, baseURL);
  await page.keyboard.press('/');
  await field(page).fill('zzz');
  await expect(palette(page).getByRole('status')).toHaveText('Aucun résultat pour «\u202fzzz\u202f»');
  await expect(palette(page).getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
});

test('a command changes the theme', async ({ page, baseURL }) => {
  await openHome(page, baseURL);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('sombre');
  await palette(page).getByRole('option', { name: 'Passer au thème sombre' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
});

test('single keys open pages, not in fields, and not at all once disabled, in every tab', async ({
  page,
  baseURL,
  context,
}) => {
  await openHome(page, baseURL);
  const second = await context.newPage();
  await second.goto('/feed/home');
  await expect(second.getByRole('feed')).toBeVisible();
  await page.bringToFront();
  await page.keyboard.press('?');
  await expect(help(page)).toBeVisible();
  await help(page).getByRole('checkbox', { name: 'Activer les raccourcis à une touche' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(help(page)).toHaveCount(0);
  for (const tab of [page, second]) {
    await tab.bringToFront();
    await tab.keyboard.press('?');
    await tab.keyboard.press('Control+k');
    await expect(palette(tab)).toBeVisible();
    await expect(help(tab)).toHaveCount(0);
    await tab.keyboard.press('Escape');
  }
  await page.bringToFront();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('raccourcis');
  await palette(page).getByRole('option', { name: 'Afficher les raccourcis clavier' }).click();
  await help(page).getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await expect(help(page)).toHaveCount(0);
  const box = page.getByRole('main').getByRole('textbox').first();
  await box.focus();
  await page.keyboard.type('g m');
  await expect(box).toHaveValue('g m');
  await expect(page).toHaveURL(/\/feed\/home$/);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page).toHaveURL(/\/messaging/);
});

test('on the feed, keys move from post to post, like one and open the composer', async ({
  page,
  baseURL,
  needs,
}) => {
  needs('network');
  await openHome(page, baseURL);
  const posts = page.getByRole('feed').getByRole('article');
  await page.keyboard.press('j');
  await expect(posts.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(posts.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(posts.first()).toBeFocused();
  const like = posts.first().getByRole('button', { name: /^J’aime/ });
  const before = await like.getAttribute('aria-pressed');
  await page.keyboard.press('l');
  await expect(like).not.toHaveAttribute('aria-pressed', before ?? '');
  await page.keyboard.press('l');
  await expect(like).toHaveAttribute('aria-pressed', before ?? '');
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
});

test('on any page a command opens the composer, once', async ({ page, baseURL }) => {
  await openHome(page, baseURL);
  await page.goto('/settings/account');
  await expect(page.locator('h1')).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await field(page).fill('publication');
  await palette(page).getByRole('option', { name: 'Écrire une publication' }).click();
  await expect(page).toHaveURL(/\/feed\/home$/);
  const composer = page.getByRole('dialog').getByRole('textbox').first();
  await expect(composer).toBeVisible();
  await page.reload();
  await expect(page.getByRole('feed')).toBeVisible();
  await expect(composer).toHaveCount(0);
});

test.describe('for a visitor who saves data', () => {
  test.use({ isSavingData: true });

  test('neither is part of the first load', async ({ page, baseURL, wire }) => {
    await openHome(page, baseURL);
    const programs = () => wire.requested.filter((path) => path.endsWith('.js')).length;
    await firstViewShown(page);
    const before = programs();
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeVisible();
    expect(programs()).toBeGreaterThan(before);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 800 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('search and keyboard help have no violation', async ({ page, baseURL }) => {
        await openHome(page, baseURL);
        await page.keyboard.press('Control+k');
        await expect(field(page)).toBeFocused();
        expect(await violationsOf(page), 'all').toEqual([]);
        await field(page).fill('zzz');
        await expect(palette(page).getByRole('option')).toHaveCount(0);
        expect(await violationsOf(page), 'nothing').toEqual([]);
        await page.keyboard.press('Escape');
        await expect(palette(page)).toHaveCount(0);
        await page.keyboard.press('?');
        await expect(help(page)).toBeVisible();
        expect(await violationsOf(page), 'help').toEqual([]);
        expect(await noSideScroll(page)).toBe(true);
      });
    });
  }
}
