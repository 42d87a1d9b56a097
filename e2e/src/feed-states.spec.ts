import type { Locator, Page, Route } from '@playwright/test';
import { violationsOf } from './harness/page-checks.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';
import { withoutKnownExtensions } from './harness/without-extension.ts';

const api = '**/az-connect-backend/api';
const opener = /^(Quoi de neuf|Reprendre votre brouillon)/;
const first = (page: Page) => page.getByRole('feed').getByRole('article').first();
const down = (route: Route) => route.fulfill({ status: 503, json: { message: 'Le service se repose.' } });

test.beforeEach(async ({ page, baseURL }) => signedIn(page, baseURL ?? '').then(() => undefined));

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 80 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('the feed shows that it is loading', async ({ page }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`${api}/az/global*`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/feed/home');
  await expect(page.getByText('Chargement des annonces')).toBeAttached();
  await expect(page.getByRole('feed')).toHaveCount(0);
  answer();
  await expect(first(page)).toBeVisible();
  await expect(page.getByText('Chargement des annonces')).toHaveCount(0);
});

test('images and comments that fail to load leave the card complete', async ({ page, expectErrors }) => {
  expectErrors(/503/);
  await page.route(`${api}/az/announcements-images/*`, down);
  await page.route(`${api}/az/announcements-comments/*`, down);
  await page.goto('/feed/home');
  await expect(first(page).getByText('Aucun commentaire.')).toBeVisible();
  await expect(first(page).getByLabel('Écrire un commentaire')).toBeVisible();
  await expect(first(page).locator('figure, [class*="Skeleton"]')).toHaveCount(0);
});

for (const [what, fail] of [
  ['answered without a success', (route: Route) => route.fulfill({ json: { success: false } })],
  ['refused', down],
] as const) {
  test(`a comment that is ${what} waits, also over a reload, and is stored once`, async ({
    page,
    expectErrors,
    needs,
  }) => {
    needs('network');
    expectErrors(/503/);
    const ids: unknown[] = [];
    let fails = true;
    await page.route(`${api}/az/announcements/*/comments`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      ids.push(route.request().postDataJSON().client_id);
      await (fails ? fail(route) : route.continue());
    });
    await page.goto('/feed/home');
    const text = `Un mot (${test.info().testId})`;
    const box = first(page).getByLabel('Écrire un commentaire');
    await box.fill(text);
    await box.press('Control+Enter');
    await expect(first(page).getByText('En attente d’envoi')).toBeVisible();
    await expect(box).toHaveValue('');
    await page.reload();
    await box.focus();
    await expect(first(page).getByText('En attente d’envoi')).toBeVisible();
    fails = false;
    await expect(first(page).getByText('En attente d’envoi')).toHaveCount(0);
    await expect(first(page).getByRole('listitem').getByText(text)).toHaveCount(1);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });
}

test('a page of the feed that failed to load is requested again', async ({ page, expectErrors }) => {
  expectErrors(/503/);
  let fails = true;
  const feeds = [{ id: 'x1', text: 'Annonce une', like_count: 0, comment_count: 0, image_count: 0 }];
  await page.route(`${api}/az/global*`, async (route) => {
    const isFirst = !route.request().url().includes('cursor');
    if (isFirst) await route.fulfill({ json: { success: true, feeds, meta: { next_cursor: 'p2' } } });
    else if (fails) await down(route);
    else
      await route.fulfill({
        json: {
          success: true,
          feeds: [{ ...feeds[0], id: 'x2', text: 'Annonce deux' }],
          meta: { next_cursor: null },
        },
      });
  });
  await page.route(`${api}/az/announcements-*/*`, (route) =>
    route.fulfill({ json: { success: true, images: [], comments: [] } }),
  );
  await page.goto('/feed/home');
  await expect(page.getByText('Le service se repose.')).toBeVisible();
  await expect(page.getByText('Annonce une')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Annonce deux')).toBeVisible();
});

test('a publication that cannot be removed shows a message and stays', async ({
  page,
  expectErrors,
  needs,
}) => {
  needs('network');
  expectErrors(/503/);
  await page.goto('/feed/home');
  const text = `À retirer (${test.info().testId})`;
  await page.getByRole('button', { name: opener }).click();
  await page.getByLabel('Votre publication').fill(text);
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(first(page)).toContainText(text);
  await page.route(`${api}/az/announcements/*`, (route) =>
    route.request().method() === 'DELETE' ? down(route) : route.continue(),
  );
  await first(page)
    .getByRole('button', { name: /^Actions sur/ })
    .click();
  await page.getByRole('menuitem', { name: 'Supprimer la publication' }).click();
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Supprimer' });
  await remove.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'La publication n’a pas été supprimée. Le service se repose.',
  );
  await expect(page.getByRole('feed')).toContainText(text);
  await page.unroute(`${api}/az/announcements/*`);
  await remove.click();
  await expect(page.getByRole('feed')).not.toContainText(text);
});

test('if the capabilities of the server are unknown, the post stays in the dialog', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/503/);
  await withoutKnownExtensions(page);
  await page.route(`${api}/capabilities`, down);
  await page.goto('/feed/home');
  await page.getByRole('button', { name: opener }).click();
  await page.getByLabel('Votre publication').fill('Rien ne se perd');
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Le service se repose.');
  await expect(page.getByLabel('Votre publication')).toHaveValue('Rien ne se perd');
});

test('uploads show their progress, and can be stopped to change the post', async ({ page, needs }) => {
  needs('network');
  await page.route(`${api}/az/announcements`, () => undefined);
  await page.goto('/feed/home');
  await page.getByRole('button', { name: opener }).click();
  await page.getByLabel('Votre publication').fill('Avec une image');
  const buffer = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.getByLabel('Images à ajouter').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Publier' }).click();
  // Attached and not visible, because the bar has no width at the start.
  await expect(page.getByRole('progressbar', { name: 'Envoi des images' })).toBeAttached();
  expect(await violationsOf(page), 'sending').toEqual([]);
  await page.getByRole('button', { name: 'Modifier cette publication' }).click();
  await expect(page.getByRole('progressbar', { name: 'Envoi des images' })).toHaveCount(0);
  await expect(page.getByLabel('Votre publication')).toHaveValue('Avec une image');
  await expect(page.getByLabel('Description de l’image 1')).toBeVisible();
});

test('an announcement has its own address, which can be shared', async ({ page, expectErrors, needs }) => {
  needs('network');
  expectErrors(/503|404/);
  await page.goto('/feed/home');
  await first(page).getByRole('button', { name: 'Partager' }).click();
  const link = await page.getByRole('dialog').getByRole('textbox', { name: 'Lien' }).inputValue();
  expect(link).toContain('/feed/post-details?announcement=');
  const name = await first(page).getByRole('heading', { level: 2 }).textContent();
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page).toHaveTitle(new RegExp(`^Publication de ${name?.trim()}`));
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  const like = card.getByRole('button', { name: /^J’aime(?! le)/ });
  const before = await like.getAttribute('aria-pressed');
  await like.click();
  await expect(like).not.toHaveAttribute('aria-pressed', before ?? '');
  await expect(card.getByLabel('Écrire un commentaire')).toBeVisible();
  expect(await violationsOf(page), 'announcement').toEqual([]);
  await page.goto('/feed/post-details?announcement=nulle-part');
  await expect(page).toHaveTitle(/^Introuvable/);
  await page.route(`${api}/az/announcements/*`, down);
  await page.goto('/feed/post-details?announcement=nulle-part');
  await expect(page.getByText('Le service se repose.')).toBeVisible();
  await page.unroute(`${api}/az/announcements/*`);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page).toHaveTitle(/^Introuvable/);
});

test('publishes, comments and likes with the keyboard alone', async ({ page, needs }) => {
  needs('network');
  await page.goto('/feed/home');
  await expect(first(page)).toBeVisible();
  const text = `Sans souris (${test.info().testId})`;
  await tabTo(page, page.getByRole('button', { name: opener }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Votre publication')).toBeFocused();
  await page.keyboard.type(text);
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Publier' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(first(page)).toContainText(text);
  await tabTo(page, first(page).getByRole('button', { name: /J’aime/ }));
  await page.keyboard.press('Space');
  await expect(first(page).getByRole('button', { name: /J’aime/ })).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, first(page).getByLabel('Écrire un commentaire'));
  await page.keyboard.type('Et un commentaire');
  await page.keyboard.press('Control+Enter');
  await expect(first(page).getByRole('listitem').getByText('Et un commentaire')).toBeVisible();
});

test('keeps the scroll position on Back and Forward', async ({ page }) => {
  await page.goto('/feed/albums');
  await page.getByRole('navigation').getByRole('link', { name: 'Feed' }).first().click();
  const card = page.getByRole('feed').getByRole('article').nth(3);
  await expect(card).toBeVisible();
  // Tries again, because the page is not high enough until the cards above have their content.
  const scroll = () =>
    card.evaluate((element) => {
      element.scrollIntoView({ block: 'start' });
      return scrollY;
    });
  await expect.poll(scroll).toBeGreaterThan(300);
  // Position in the window, which stays the same when content above grows. NaN while a placeholder is being replaced.
  const top = async () => (await card.boundingBox())?.y ?? Number.NaN;
  let before = Number.NaN;
  await expect
    .poll(async () => {
      before = await top();
      return before;
    })
    .not.toBeNaN();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Albums' })).toBeVisible();
  await page.goForward();
  await expect(card).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(50);
});
