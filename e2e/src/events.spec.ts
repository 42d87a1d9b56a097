import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { firstViewShown } from './harness/first-view.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

test.beforeEach(async ({ page, baseURL }) => signedIn(page, baseURL ?? '').then(() => undefined));

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Créer un événement' });

/** Titles on the page, to compare them before and after a reload. */
const titlesOf = (page: Page) => cards(page).getByRole('heading').allTextContents();

/** A day relative to today, in the format of date fields. */
const inDays = (page: Page, days: number) =>
  page.evaluate((count) => {
    const day = new Date();
    day.setDate(day.getDate() + count);
    return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  }, days);

test('tab and page of the events are in the address, and a reload shows the same', async ({ page }) => {
  await page.goto('/feed/events');
  await expect(cards(page)).toHaveCount(9);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/feed/events?page=2');
  await expect(page.getByRole('heading', { name: 'Tous, page 2 sur 2' })).toBeFocused();
  await expect(cards(page)).toHaveCount(7);
  await page.getByRole('link', { name: 'En ligne', exact: true }).click();
  await expect(page).toHaveURL('/feed/events?type=online');
  await expect(cards(page)).toHaveCount(5);
  const before = await titlesOf(page);
  await page.reload();
  await expect(cards(page)).toHaveCount(5);
  expect(await titlesOf(page)).toEqual(before);
  await expect(page).toHaveTitle(/^Événements, en ligne · /);
  await page.goBack();
  await expect(page).toHaveURL('/feed/events?page=2');
  await expect(cards(page)).toHaveCount(7);
});

test('an event is saved, followed and exported to a calendar', async ({ page }) => {
  await page.goto('/feed/events');
  const card = cards(page).filter({ hasText: 'Écrire pour être lu' });
  const interest = card.getByRole('button', { name: 'Intéressé' });
  await interest.click();
  await expect(interest).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(interest).toHaveAttribute('aria-pressed', 'true');
  await card.getByRole('link', { name: 'Écrire pour être lu' }).click();
  await expect(page).toHaveURL('/feed/events/6');
  await expect(h1(page)).toHaveText('Écrire pour être lu');
  await expect(h1(page)).toBeFocused();
  const facts = page.getByRole('region', { name: 'Informations pratiques' });
  await expect(facts).toContainText('88 participants');
  await expect(facts).toContainText('Gratuit');
  await page.getByRole('button', { name: 'Participer' }).click();
  await expect(facts).toContainText('89 participants');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ajouter à mon agenda' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('ecrire-pour-etre-lu.ics');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(
    /^BEGIN:VCALENDAR\r\n[\s\S]*\r\nSUMMARY:Écrire pour être lu\r\n[\s\S]*END:VCALENDAR\r\n$/,
  );
  expect(text).toMatch(/\r\nDTSTART;TZID=Africa\/Libreville:\d{8}T\d{6}\r\n/);
});

test('a price has the dollar sign, a map is requested by its link only', async ({ page }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1' && hostname !== 'localhost')
      strangers.push(request.url());
  });
  await page.goto('/feed/events/1');
  const facts = page.getByRole('region', { name: 'Informations pratiques' });
  await expect(facts).toContainText('45\u00a0$');
  await expect(facts.getByRole('link', { name: /^Voir sur une carte/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/search\?query=12%20boulevard/,
  );
  await page.getByRole('main').getByRole('button', { name: 'Partager', exact: true }).click();
  await expect(page.getByLabel('Lien')).toHaveValue(/\/feed\/events\/1$/);
  await firstViewShown(page);
  expect(strangers).toEqual([]);
});

test('an unknown event says so inside the layout', async ({ page }) => {
  await page.goto('/feed/events/nulle-part');
  await expect(page).toHaveTitle(/^Introuvable · /);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('link', { name: 'Voir tous les événements' }).click();
  await expect(page).toHaveURL('/feed/events');
  await page.goto('/events/details?event=nulle-part');
  await expect(page).toHaveTitle(/^Introuvable · /);
  await page.getByRole('link', { name: 'Trouver un événement' }).click();
  await expect(page).toHaveURL('/event');
});

test('an event is created with the keyboard alone, survives a reload, and is removed after a confirmation', async ({
  page,
}) => {
  await page.goto('/feed/events');
  const opener = page.getByRole('button', { name: 'Créer un événement' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Titre')).toBeFocused();
  await page.keyboard.type('Repas de quartier');
  await page.getByRole('button', { name: 'Créer l’événement' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('group', { name: '7 informations sont à corriger' })).toBeVisible();
  await expect(dialog(page).getByLabel('Catégorie')).toBeFocused();
  await expect(page).toHaveTitle(/^Erreur : Événements · /);
  await dialog(page).getByLabel('Catégorie').selectOption('Rencontre');
  await dialog(page)
    .getByLabel('Date')
    .fill(await inDays(page, 10));
  await dialog(page).getByLabel('Début').fill('19:00');
  await dialog(page).getByLabel('Fin').fill('22:30');
  await dialog(page).getByLabel('Lieu').fill('Place du marché');
  await dialog(page).getByLabel('Ville').fill('Libreville');
  await dialog(page).getByLabel('Tarif en $').fill('douze');
  await dialog(page).getByLabel('Description').fill('Chacun apporte un plat.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Abandonner la saisie ?' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Abandonner la saisie ?' })).toHaveCount(0);
  await expect(dialog(page).getByLabel('Description')).toHaveValue('Chacun apporte un plat.');
  await page.getByRole('link', { name: 'Indiquez un montant, par exemple 12 ou 12,50.' }).click();
  await expect(dialog(page).getByLabel('Tarif en $')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12,50');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  const card = cards(page).first();
  await expect(card).toContainText('Repas de quartier');
  await expect(card).toContainText('Exemple local');
  await page.reload();
  await card.getByRole('link', { name: 'Repas de quartier' }).click();
  await expect(page.getByText('12,50\u00a0$')).toBeVisible();
  await page.reload();
  await expect(h1(page)).toHaveText('Repas de quartier');
  await page.getByRole('button', { name: 'Supprimer' }).click();
  const question = page.getByRole('dialog', { name: 'Supprimer cet événement ?' });
  await expect(question.getByRole('button', { name: 'Garder l’événement' })).toBeFocused();
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page).toHaveURL('/feed/events');
  await expect(cards(page).first()).not.toContainText('Repas de quartier');
});

test('the input survives a reload, and can be cleared', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('button', { name: 'Créer un événement' }).click();
  await page.getByLabel('Titre').fill('Fête des voisins');
  await page.reload();
  await page.getByRole('button', { name: 'Créer un événement' }).click();
  await expect(page.getByLabel('Titre')).toHaveValue('Fête des voisins');
  await page.getByRole('button', { name: 'Repartir de zéro' }).click();
  await expect(page.getByLabel('Titre')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('the dialog opens from the composer and from the member’s own events', async ({ page }) => {
  for (const path of ['/feed/home', '/profile/events']) {
    await page.goto(path);
    const name = path === '/feed/home' ? 'Événement' : 'Créer un événement';
    const opener = page.getByRole('main').getByRole('button', { name, exact: true });
    await opener.click();
    await expect(page.getByLabel('Titre')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('the agenda keeps its search in the address, and refuses a range that ends before it starts', async ({
  page,
}) => {
  await page.goto('/events');
  await expect(cards(page)).toHaveCount(12);
  const [start, end] = [await inDays(page, 8), await inDays(page, 20)];
  const search = page.getByRole('search', { name: 'Rechercher un événement' });
  await search.getByLabel('Du').fill(end);
  await search.getByLabel('Au').fill(start);
  await search.getByRole('button', { name: 'Rechercher' }).click();
  await expect(search.getByLabel('Au')).toHaveAccessibleDescription(/avant la date de début/);
  await expect(search.getByLabel('Au')).toBeFocused();
  await expect(page).toHaveURL('/events');
  await search.getByLabel('Du').fill(start);
  await search.getByLabel('Au').fill(end);
  await search.getByLabel('Lieu').fill('franceville');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/events?from=${start}&to=${end}&place=franceville`);
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Résultats' })).toBeFocused();
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  await expect(search.getByLabel('Du')).toHaveValue(start);
  await search.getByLabel('Catégorie').selectOption('Sport');
  await search.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByText('Aucun événement ne correspond.')).toBeVisible();
  await page.getByRole('link', { name: 'Effacer les filtres' }).last().click();
  await expect(page).toHaveURL('/events');
  await expect(cards(page)).toHaveCount(12);
  await page.goBack();
  await expect(search.getByLabel('Catégorie')).toHaveValue('sport');
});

test('the discovery page links by word, category and town to the agenda, and to the conference', async ({
  page,
}) => {
  await page.goto('/event');
  await page.getByLabel('Quoi').fill('solaire');
  await page.getByLabel('Où').fill('en ligne');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/events?q=solaire&place=en+ligne');
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await page.getByRole('link', { name: /^Formation/ }).click();
  await expect(page).toHaveURL('/events?cat=formation');
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await page.getByRole('link', { name: /^Port-Gentil/ }).click();
  await expect(cards(page)).toHaveCount(3);
  await page.goBack();
  await page.getByRole('link', { name: 'Réserver' }).click();
  await expect(page).toHaveURL(/\/events\/details\?event=\d+$/);
  const ticket = page.getByRole('region', { name: 'Billet' });
  await ticket.getByRole('button', { name: 'Réserver' }).press('Enter');
  await expect(ticket.getByRole('status')).toHaveText('Place réservée sur cet appareil');
  await page.reload();
  await expect(ticket.getByRole('button', { name: 'Réserver' })).toHaveAttribute('aria-pressed', 'true');
});

test('the conference page shows the first event, and a key opens its programme', async ({ page }) => {
  await page.goto('/events/details');
  await expect(h1(page)).toHaveText('Les journées du travail autrement');
  const schedule = page.getByRole('region', { name: 'Programme' });
  const talk = schedule.getByText('Conférence principale');
  await expect(schedule.getByText(/^Quarante minutes/)).toBeHidden();
  await talk.focus();
  await page.locator('summary', { hasText: 'Conférence principale' }).press('Enter');
  await expect(schedule.getByText(/^Quarante minutes/)).toBeVisible();
});
