import type { Browser, Locator, Page } from '@playwright/test';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { signInAnew } from './harness/profile-member.ts';
import { expect, test } from './harness/test.ts';

const article = (page: Page) => page.getByRole('article');
const rowOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).last();
const pressed = (of: Locator | Page, name: string | RegExp) =>
  of.getByRole('button', { name }).press('Enter');

/** Signs a new member in, in their own browser context. Returns a page and a function to publish. */
async function newMember(browser: Browser, base: string) {
  const context = await browser.newContext({ baseURL: base, locale: 'fr-FR' });
  const page = await context.newPage();
  const { token } = await signInAnew(page, base);
  const publish = async (text: string): Promise<string> => {
    const form = new FormData();
    form.set('text', text);
    const reply = await fetch(`${base}/az-connect-backend/api/az/announcements`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    return (await reply.json()).feed.id;
  };
  return { page, publish, close: () => context.close() };
}

/** Sets the theme in local storage, as the settings do. */
const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.addInitScript((choice) => localStorage.setItem('SOCIAL_REACTJS_THEME_KEY', choice), theme);

/** Opens a publication, and waits until its page watches it for changes. */
async function openPost(page: Page, id: string): Promise<void> {
  const isLive = page.waitForResponse(
    (reply) => /\/live\/connections\//.test(reply.url()) && reply.request().method() === 'PUT',
  );
  await page.goto(`/feed/post-details?announcement=${id}`);
  await isLive;
}

async function write(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Control+Enter');
}

async function confirmRemoval(page: Page, question: RegExp): Promise<void> {
  await page
    .getByRole('dialog', { name: question })
    .getByRole('button', { name: 'Supprimer' })
    .press('Enter');
}

/** Chooses an entry of the first publication's menu. */
async function choose(page: Page, entry: string): Promise<void> {
  await pressed(article(page).first(), /^Actions sur/);
  await page.getByRole('menuitem', { name: entry }).press('Enter');
}

/** Expects that the page fits the window and has no axe violation, at both widths. */
async function check(page: Page, what: string): Promise<void> {
  // Waits until the navigation's progress bar is gone, because it is outside the landmarks.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violationsOf(page), `${what} at ${width} px`).toEqual([]);
    expect(await noSideScroll(page), `${what} at ${width} px`).toBe(true);
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`links in a publication, ${colorScheme}`, async ({ browser, baseURL, needs }) => {
    needs('network');
    const { page, publish, close } = await newMember(browser, baseURL ?? '');
    await setTheme(page, colorScheme);
    const tag = `essai${colorScheme}`;
    const id = await publish(`Bonjour #${tag} https://exemple.test/une/page javascript:alert(1)`);
    await page.goto(`/feed/post-details?announcement=${id}`);
    await expect(article(page)).toContainText('Bonjour');
    await page.keyboard.press('Tab');
    const address = article(page).getByRole('link', { name: 'exemple.test/une/page' });
    await expect(address).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    await check(page, 'links');
    await article(page)
      .getByRole('link', { name: `#${tag}` })
      .press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `#${tag}` })).toBeVisible();
    await expect(article(page)).toContainText('Bonjour');
    // The three links are the author, the tag and the address in the text.
    await expect(article(page).getByRole('link')).toHaveCount(3);
    await expect(page.getByText('Aucun commentaire.')).toBeVisible();
    await check(page, 'tag');
    await close();
  });
}

test('members talk below a publication with the keyboard, and see each other’s words at once', async ({
  browser,
  baseURL,
  needs,
}) => {
  needs('network');
  const author = await newMember(browser, baseURL ?? '');
  const reader = await newMember(browser, baseURL ?? '');
  const id = await author.publish('À vous de parler');
  await openPost(author.page, id);
  await openPost(reader.page, id);

  await write(reader.page.getByLabel('Écrire un commentaire'), 'Première question');
  await expect(rowOf(author.page, 'Première question')).toBeVisible();
  await pressed(rowOf(author.page, 'Première question'), /^Répondre/);
  await write(author.page.getByLabel(/^Répondre à/), 'Première réponse');
  await expect(rowOf(author.page, 'Première réponse')).toBeVisible();
  await pressed(reader.page, 'Afficher la réponse');
  await expect(rowOf(reader.page, 'Première réponse')).toBeVisible();
  await pressed(rowOf(reader.page, 'Première réponse'), /^J’aime/);
  await expect(rowOf(author.page, 'Première réponse').getByRole('button', { name: /^J’aime/ })).toContainText(
    '1',
  );
  await expect(article(author.page).getByRole('button', { name: 'Commenter 2' })).toBeVisible();

  await pressed(rowOf(author.page, 'Première réponse'), 'Modifier votre commentaire');
  await write(author.page.getByLabel('Modifier votre commentaire'), 'Réponse corrigée');
  await expect(rowOf(reader.page, 'Réponse corrigée').getByText('modifié')).toBeVisible();
  await check(reader.page, 'thread');

  await pressed(reader.page, 'Supprimer votre commentaire');
  await confirmRemoval(reader.page, /^Supprimer ce commentaire/);
  for (const page of [author.page, reader.page])
    await expect(page.getByText('Ce commentaire n’est pas disponible.')).toBeVisible();
  await pressed(author.page, 'Supprimer votre commentaire');
  await confirmRemoval(author.page, /^Supprimer ce commentaire/);
  for (const page of [author.page, reader.page])
    await expect(page.getByText('Aucun commentaire.')).toBeVisible();
  await author.close();
  await reader.close();
});

test('a member changes and removes a publication, and its readers see it', { tag: '@core' }, async ({
  browser,
  baseURL,
  needs,
}) => {
  needs('network');
  const author = await newMember(browser, baseURL ?? '');
  const reader = await newMember(browser, baseURL ?? '');
  const id = await author.publish('Une faute de frape');
  await openPost(author.page, id);
  await openPost(reader.page, id);
  await choose(author.page, 'Modifier la publication');
  const field = author.page.getByLabel('Texte de la publication');
  await expect(field).toBeFocused();
  await field.fill('Sans faute de frappe');
  await check(author.page, 'changing');
  await field.press('Tab');
  await author.page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).press('Enter');
  for (const page of [author.page, reader.page]) {
    await expect(article(page)).toContainText('Sans faute de frappe');
    await expect(article(page).getByText('modifié')).toHaveAttribute('title', /^Modifié le /);
  }
  await reader.page.getByLabel('Écrire un commentaire').focus();
  await choose(author.page, 'Supprimer la publication');
  await confirmRemoval(author.page, /^Supprimer cette publication/);
  const notice = reader.page.getByRole('article', { name: 'Cette publication n’est plus disponible.' });
  await expect(notice).toBeFocused();
  await check(reader.page, 'removed');
  await author.close();
  await reader.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`saved and hidden publications are kept by the server, ${colorScheme}`, async ({
    browser,
    baseURL,
    needs,
  }) => {
    needs('network');
    const { page, close } = await newMember(browser, baseURL ?? '');
    await setTheme(page, colorScheme);
    await page.goto('/feed/saved');
    await expect(page.getByText(/^Vous n’avez enregistré aucune publication/)).toBeVisible();
    await check(page, 'nothing saved');
    await page.goto('/feed/home');
    const text = (await article(page).first().getByRole('paragraph').nth(1).textContent()) ?? '';
    expect(text).not.toBe('');
    await choose(page, 'Enregistrer');
    await choose(page, 'Voir les enregistrés');
    await expect(page.getByRole('heading', { level: 1, name: 'Enregistrés' })).toBeVisible();
    await expect(article(page)).toHaveCount(1);
    // Addresses are shown without their scheme once the code for links has loaded.
    await expect(article(page)).toContainText(text.replaceAll('https://', ''));
    await check(page, 'saved');
    await page.reload();
    await choose(page, 'Retirer des enregistrés');
    await choose(page, 'Masquer la publication');
    await expect(page.getByRole('button', { name: 'Annuler' })).toBeFocused();
    await page.goto('/feed/home');
    await expect(article(page).first()).toBeVisible();
    await expect(article(page).filter({ hasText: text })).toHaveCount(0);
    await close();
  });
}
