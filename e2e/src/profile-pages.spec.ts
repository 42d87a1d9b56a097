import type { Page } from '@playwright/test';
import { violationsOf } from './harness/page-checks.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';
import { withoutExtension } from './harness/without-extension.ts';

const pages = [
  { path: '/profile/feed', tab: 'Fil', heading: 'Mon fil' },
  { path: '/profile/about', tab: 'À propos', heading: 'À propos' },
  { path: '/profile/connections', tab: 'Relations 300', heading: 'Relations' },
  { path: '/profile/media', tab: 'Médias', heading: 'Médias' },
  { path: '/profile/videos', tab: 'Vidéos', heading: 'Vidéos du profil' },
  { path: '/profile/events', tab: 'Événements', heading: 'Mes événements' },
  { path: '/profile/activity', tab: 'Activité', heading: 'Activité' },
];

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Profil' });
const side = (page: Page) => page.getByRole('complementary', { name: 'Profil en bref' });

async function open(page: Page, base: string, path: string) {
  await signedIn(page, base);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens the sample photos and albums, which are shown if the server has no lists of members. */
async function openSamplePhotos(page: Page, base: string) {
  await withoutExtension(page, 'network');
  await open(page, base, '/profile/media');
}

test('the tabs open seven pages; header and side column stay', async ({ page, wire, needs }) => {
  needs('network');
  await open(page, wire.url, '/profile/feed');
  await expect(tabs(page).getByRole('link')).toHaveText(pages.map(({ tab }) => tab));
  for (const { path, tab, heading } of pages) {
    await tabs(page).getByRole('link', { name: tab, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page).toHaveTitle(new RegExp(`^${heading} · `));
    await expect(tabs(page).locator('[aria-current="page"]')).toHaveText(tab);
    for (const card of [/^À propos$/, /^Photos$/, /^Amis/])
      await expect(side(page).getByRole('region', { name: card })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Expériences' })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Modifier le profil' })).toHaveAttribute(
      'href',
      '/settings/account',
    );
  }
  // The friends load only when their part of the page comes near the window.
  await side(page).getByRole('region', { name: /^Amis/ }).scrollIntoViewIfNeeded();
  const friends = side(page).getByRole('region', { name: 'Amis 230', exact: true });
  await expect(friends.getByRole('link', { name: 'Julien Carpentier-Le Goff' })).toBeVisible();
  expect(wire.requested.filter((path) => /\/(cover|profile|account)\/pictures?$/.test(path))).toEqual([]);
  expect(wire.requested.filter((path) => path.includes('/user-jobs-history'))).toHaveLength(1);
});

test('on a narrow window the current tab is visible', async ({ page, wire }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, wire.url, '/profile/activity');
  await expect(tabs(page).getByRole('link', { name: 'Activité' })).toBeInViewport({ ratio: 1 });
  await tabs(page).getByRole('link', { name: 'Fil', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon fil');
  await expect(tabs(page).getByRole('link', { name: 'Fil', exact: true })).toBeInViewport({ ratio: 1 });
});

test('the column is beside the page from 992 px, below it on a narrower window', async ({ page, wire }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await withoutExtension(page);
  await open(page, wire.url, '/profile/activity');
  const tops = async () => {
    const [main, aside] = await Promise.all([
      page.getByRole('list').filter({ hasText: 'a publié une annonce' }).boundingBox(),
      side(page).boundingBox(),
    ]);
    return { main: main?.y ?? 0, bottom: (main?.y ?? 0) + (main?.height ?? 0), aside: aside?.y ?? 0 };
  };
  const wide = await tops();
  expect(wide.aside).toBeLessThan(wide.bottom);
  await page.setViewportSize({ width: 991, height: 800 });
  await expect.poll(async () => (await tops()).aside - (await tops()).bottom).toBeGreaterThanOrEqual(0);
});

test('connections are searched and sorted in the address, and removed after a confirmation', async ({
  page,
  wire,
}) => {
  await withoutExtension(page);
  await open(page, wire.url, '/profile/connections');
  const rows = page.locator('#contenu').getByRole('button', { name: /^Retirer / });
  await expect(rows).toHaveCount(8);
  const name = page.locator('#contenu').getByText('Clémence Arvieux', { exact: true });
  expect((await name.boundingBox())?.height, 'a name on one line').toBeLessThan(30);
  await page.getByRole('button', { name: 'Voir plus', exact: true }).last().click();
  await expect(rows).toHaveCount(12);
  await page.getByLabel('Trier par').selectOption('Nom');
  await page.getByLabel('Rechercher dans vos relations').fill('INGENIEUR');
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel('Rechercher dans vos relations')).toHaveValue('INGENIEUR');
  await expect(page.getByLabel('Trier par')).toHaveValue('name');
  await expect(rows).toHaveCount(1);
  await page.getByLabel('Rechercher dans vos relations').fill('personne de ce nom');
  await expect(page.getByText('Aucun résultat pour «\u202fpersonne de ce nom\u202f».')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  const remove = page.getByRole('button', { name: 'Retirer Aminata Sarrault' });
  await remove.click();
  const question = page.getByRole('dialog', { name: 'Retirer Aminata Sarrault de vos relations\u202f?' });
  await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await question.getByRole('button', { name: 'Retirer' }).click();
  await expect(remove).toHaveCount(0);
  await expect(question).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Vos relations' })).toBeFocused();
  await page.reload();
  const message = page.getByRole('link', { name: 'Message à Anaïs Delcourt' });
  await expect(message).toHaveAttribute('href', '/messaging?contact=101');
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relations 300');
});

test('a sample publication is liked and removed, also after a reload', async ({ page, wire }) => {
  await withoutExtension(page);
  await open(page, wire.url, '/profile/feed');
  const posts = page.getByRole('feed').getByRole('article');
  await expect(posts).toHaveCount(4);
  const like = posts.first().getByRole('button', { name: /^J’aime/ });
  await expect(like).toHaveText('J’aime 38');
  await like.click();
  await expect(like).toHaveText('J’aime 39');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await posts
    .first()
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Supprimer la publication' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(posts).toHaveCount(3);
  await page.reload();
  await expect(posts).toHaveCount(3);
});

test('photos open in the viewer; an album stays on the page', async ({ page, wire }) => {
  await openSamplePhotos(page, wire.url);
  const photos = page.getByRole('region', { name: 'Toutes vos photos' });
  const opener = photos.getByRole('button', { name: 'Des collines au lever du jour', exact: true });
  await opener.click();
  const viewer = page.getByRole('dialog', { name: 'Images de vos publications' });
  await expect(viewer).toContainText('1 / 9');
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('2 / 9');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.getByRole('button', { name: 'Créer un album' }).click();
  const dialog = page.getByRole('dialog', { name: 'Créer un album' });
  await expect(dialog.getByLabel('Titre')).toBeFocused();
  await dialog.getByRole('button', { name: 'Créer un album' }).click();
  await expect(dialog.getByLabel('Titre')).toHaveAccessibleDescription('Donnez un titre à l’album.');
  await expect(dialog.getByRole('link', { name: 'Choisissez au moins une photo.' })).toBeVisible();
  await expect(dialog.getByLabel('Titre')).toBeFocused();
  await dialog.getByLabel('Titre').fill('Mes vues');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continuer la saisie' }).click();
  await expect(dialog.getByLabel('Titre')).toHaveValue('Mes vues');
  await dialog.getByRole('checkbox', { name: 'La mer au coucher du soleil' }).check();
  await dialog.getByRole('button', { name: 'Créer un album' }).click();
  await expect(dialog).toBeHidden();
  const albums = page.getByRole('region', { name: 'Albums' }).getByRole('listitem');
  await expect(albums.first()).toContainText('Mes vues');
  await expect(albums.first()).toContainText('Exemple local');
});

test('a double click creates one album, and the next form has no errors', async ({ page, wire }) => {
  await openSamplePhotos(page, wire.url);
  const opener = page.getByRole('button', { name: 'Créer un album' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Créer un album' });
  await dialog.getByLabel('Titre').fill('Mes plages');
  await dialog.getByRole('checkbox', { name: 'La mer au coucher du soleil' }).check();
  await dialog.getByRole('button', { name: 'Créer un album' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveTitle(/^Erreur/);
  await opener.click();
  await expect(dialog.getByLabel('Titre')).toBeFocused();
  await expect(dialog.getByText('Donnez un titre à l’album.')).toHaveCount(0);
});

test('leaving an event can be undone; the alert can be closed', async ({ page, wire }) => {
  await open(page, wire.url, '/profile/events');
  const alert = page.getByRole('status').filter({ hasText: 'Prochain événement' });
  await expect(alert).toContainText('Course des deux rives');
  await page.getByRole('button', { name: 'Actions sur l’événement Course des deux rives' }).click();
  await page.getByRole('menuitem', { name: 'Ne plus participer' }).click();
  await expect(page.getByText('Vous ne participez plus à «\u202fCourse des deux rives\u202f»')).toBeVisible();
  await expect(alert).toContainText('Lire un bilan en une heure');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('heading', { name: 'Course des deux rives' })).toBeVisible();
  await page.getByRole('button', { name: 'Fermer l’alerte' }).click();
  await expect(alert).toHaveCount(0);
});

test('the address filters the activity', async ({ page, wire }) => {
  await withoutExtension(page);
  await open(page, wire.url, '/profile/activity');
  const items = page.locator('#contenu ol > li');
  await expect(items).toHaveCount(4);
  await page
    .getByRole('navigation', { name: 'Filtrer par type' })
    .getByRole('link', { name: 'Commentaires' })
    .click();
  await expect(page).toHaveURL('/profile/activity?type=comment');
  await expect(items).toHaveCount(3);
  await page.reload();
  await expect(items).toHaveCount(3);
  await page.goBack();
  await expect(items).toHaveCount(4);
});

test('sharing the profile creates a draft of a message', async ({ page, wire, needs }) => {
  needs('network');
  await withoutExtension(page, 'network');
  await open(page, wire.url, '/profile/about');
  await page.getByRole('button', { name: 'Autres actions sur votre profil' }).click();
  await page.getByRole('menuitem', { name: 'Partager le profil par message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Partager votre profil par message' });
  await dialog.getByRole('button', { name: 'Préparer le message' }).click();
  await expect(dialog.getByRole('link', { name: 'Choisissez à qui écrire.' })).toBeVisible();
  await expect(dialog.getByLabel('Destinataire')).toBeFocused();
  await expect(dialog.getByLabel('Destinataire')).toBeEditable();
  await page.keyboard.type('ines');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Message').fill('Voici qui je suis.');
  await dialog.getByRole('button', { name: 'Préparer le message' }).click();
  await expect(page).toHaveURL('/messaging?contact=103');
  const field = page.getByLabel('Type a message');
  await expect(field).toHaveValue('Voici qui je suis.');
  await page.reload();
  await expect(field).toHaveValue('Voici qui je suis.');
});

test('the printed profile contains every job and no page controls', async ({ page, wire }) => {
  await open(page, wire.url, '/profile/feed');
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  await page.getByRole('button', { name: 'Autres actions sur votre profil' }).click();
  await page.getByRole('menuitem', { name: 'Télécharger le profil en PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profil imprimable' });
  await expect(dialog.getByRole('heading', { name: 'Expériences' })).toBeVisible();
  const jobs = await dialog.getByRole('heading', { level: 3 }).allTextContents();
  expect(jobs.length).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Imprimer ou enregistrer en PDF' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
  await page.emulateMedia({ media: 'print' });
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
  const printed = await page.locator('body').innerText();
  for (const job of jobs)
    expect(printed.split(job).length - 1, job).toBe(jobs.filter((other) => other === job).length);
  for (const absent of ['Imprimer ou enregistrer', 'Données d’exemple', 'Modifier le profil', 'Feed'])
    expect(printed).not.toContain(absent);
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(dialog).toBeHidden();
});

test('pictures that fail to load show their defaults and a message', async ({ page, wire, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  await signedIn(page, wire.url);
  wire.break(/\/(profile|cover)\/picture$|\/az\/media\//, { kind: 'status', status: 403 });
  await page.goto('/profile/about');
  await expect(page.getByText("Erreur lors de l'affichage de la photo de profile")).toBeVisible();
  await expect(page.getByText("Erreur lors de l'affichage de la photo de coverture")).toBeVisible();
  await expect(page.getByText('Chargement...')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'À propos', level: 1 })).toBeVisible();
});

test('tabs, menus and dialogs work with the keyboard alone', async ({ page, wire }) => {
  await open(page, wire.url, '/profile/feed');
  await tabs(page).getByRole('link', { name: 'Fil' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const menu = page.getByRole('button', { name: 'Autres actions sur votre profil' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Partager le profil par message' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Imprimer ou enregistrer en PDF' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('menus and dialogs have no violation', async ({ page, wire }) => {
        await openSamplePhotos(page, wire.url);
        const check = async (what: string) => expect(await violationsOf(page), what).toEqual([]);
        const menu = page.getByRole('button', { name: 'Autres actions sur votre profil' });
        await menu.click();
        await expect(page.getByRole('menuitem').first()).toBeVisible();
        await check('menu');
        await page.getByRole('menuitem', { name: /PDF/ }).click();
        await expect(page.getByRole('dialog').getByRole('heading', { name: 'Expériences' })).toBeVisible();
        await check('print');
        await page.keyboard.press('Escape');
        await menu.click();
        await page.getByRole('menuitem', { name: /par message/ }).click();
        await expect(page.getByLabel('Destinataire')).toBeVisible();
        await page.getByRole('button', { name: 'Préparer le message' }).click();
        await check('share');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.getByRole('button', { name: 'Créer un album' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Créer un album' }).click();
        await check('album');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Déplacements 3 photos' }).click();
        await expect(page.getByRole('dialog', { name: 'Photos de l’album Déplacements' })).toContainText(
          '1 / 3',
        );
        await check('viewer');
      });
    });
  }
}
