import type { Page } from '@playwright/test';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

test.beforeEach(async ({ page, baseURL }) => signedIn(page, baseURL ?? '').then(() => undefined));

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const namesOf = (page: Page) => cards(page).getByRole('heading').allTextContents();

test('tab and order of the groups are in the address, and a reload shows the same', async ({ page }) => {
  await page.goto('/feed/groups');
  await expect(cards(page)).toHaveCount(3);
  await page.getByLabel('Trier par').selectOption('Plus récents');
  await page.getByRole('link', { name: 'Suggérés' }).click();
  await expect(page).toHaveURL('/feed/groups?tab=suggested&sort=recent');
  await expect(cards(page).first()).toContainText('Code du soir');
  const before = await namesOf(page);
  await page.reload();
  await expect(cards(page)).toHaveCount(before.length);
  expect(await namesOf(page)).toEqual(before);
  await expect(page.getByLabel('Trier par')).toHaveValue('recent');
  await expect(page).toHaveTitle(/^Groupes, suggérés · /);
});

test('a group is joined and left with the keyboard, and leaving can be undone', async ({ page }) => {
  await page.goto('/feed/groups?tab=popular');
  await page.getByRole('button', { name: 'Rejoindre Soleil et toitures' }).press('Enter');
  const leave = page.getByRole('button', { name: 'Quitter Soleil et toitures' });
  await expect(leave).toBeFocused();
  await page.getByRole('link', { name: 'Mes groupes' }).click();
  await expect(cards(page)).toHaveCount(4);
  await leave.press('Enter');
  await expect(page.getByText('Groupe quitté')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(leave).toBeFocused();
  // What is undone while it is being sent is sent after its reply.
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(stored).not.toMatch(/left[^\]]*\d/);
  await page.reload();
  await expect(cards(page)).toHaveCount(4);
  await leave.press('Enter');
  await page.getByRole('link', { name: 'Populaires' }).click();
  await expect(page.getByRole('button', { name: 'Rejoindre Soleil et toitures' })).toBeVisible();
});

test('the undo message disappears after 8 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/feed/groups');
  await page.getByRole('button', { name: 'Quitter Écrire au travail' }).click();
  await expect(page.getByText('Groupe quitté')).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(9000);
  await expect(cards(page)).toHaveCount(2);
});

test('a private group gets a request, and shows strangers only its description', async ({ page }) => {
  await page.goto('/feed/groups/12?tab=events');
  await expect(page.getByText('Rejoignez ce groupe pour voir ses publications.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages du groupe' })).toHaveCount(0);
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Demander à rejoindre' }).press('Enter');
  const asked = page.getByRole('button', { name: 'Demande envoyée' });
  await expect(asked).toBeFocused();
  await expect(asked).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(asked).toBeVisible();
  await page.getByRole('button', { name: /^Actions sur le groupe/ }).click();
  await page.getByRole('menuitem', { name: 'Retirer ma demande' }).click();
  await expect(page.getByRole('button', { name: 'Demander à rejoindre' })).toBeVisible();
});

test('a group has six pages with their own addresses', async ({ page }) => {
  await page.goto('/feed/groups/5');
  await expect(h1(page)).toHaveText('Photographes de la côte');
  const tabs = page.getByRole('navigation', { name: 'Pages du groupe' });
  for (const [name, tab, what] of [
    ['À propos', 'about', page.getByRole('region', { name: 'À propos' })],
    ['Membres', 'connections', page.getByRole('region', { name: 'Membres' })],
    ['Médias', 'media', page.getByRole('region', { name: 'Médias' })],
    ['Vidéos', 'videos', page.getByRole('list', { name: 'Vidéos' })],
    ['Événements', 'events', page.getByRole('list', { name: 'Événements' })],
  ] as const) {
    await tabs.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/feed/groups/5?tab=${tab}`);
    await expect(what).toBeVisible();
    await page.reload();
    await expect(what).toBeVisible();
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(name);
  }
  await tabs.getByRole('link', { name: 'Médias' }).click();
  await page.getByRole('button', { name: 'Le soleil se lève sur la mer' }).click();
  await expect(page.getByRole('dialog', { name: 'Images du groupe Photographes de la côte' })).toBeVisible();
});

test('the videos that a group links to are those of the page of videos', async ({ page }) => {
  for (const group of ['1', '4', '5', '6', '9', '11']) {
    await page.goto(`/feed/groups/${group}?tab=videos`);
    const links = page.getByRole('list', { name: 'Vidéos' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) {
      const title = await link.textContent();
      await link.click();
      await expect(h1(page)).toHaveText(title ?? '');
      await page.goBack();
      await expect(links.first()).toBeVisible();
    }
  }
});

test('a member writes in a group, on this device', async ({ page }) => {
  await page.goto('/feed/groups/2');
  const box = page.getByLabel('Écrire dans le groupe');
  await box.fill('Qui relit une lettre avec moi ?');
  await page.reload();
  await expect(box).toHaveValue('Qui relit une lettre avec moi ?');
  await box.press('Control+Enter');
  await expect(cards(page).first()).toContainText('Qui relit une lettre avec moi ?');
  await expect(cards(page).first()).toContainText('Exemple local');
  await expect(box).toHaveValue('');
  await page.reload();
  await expect(cards(page)).toHaveCount(3);
  await page.goto('/feed/groups/1');
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByText('Qui relit une lettre avec moi ?')).toHaveCount(0);
});

test('leaving from the page of a group can be undone; reporting says that nothing is sent', async ({
  page,
}) => {
  await page.goto('/feed/groups/3');
  const menu = page.getByRole('button', { name: 'Actions sur le groupe Ressources humaines en pratique' });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Quitter le groupe' }).press('Enter');
  await expect(page.getByText('Rejoignez ce groupe pour voir ses publications.')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('button', { name: 'Membre' })).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Signaler le groupe' }).press('Enter');
  await expect(
    page.getByRole('dialog', { name: 'Signaler le groupe Ressources humaines en pratique' }),
  ).toBeVisible();
});

test('a group is created, survives a reload, and is removed after a confirmation', async ({ page }) => {
  await page.goto('/feed/groups?tab=more');
  await page.getByRole('button', { name: 'Créer un groupe' }).click();
  await page.getByRole('button', { name: 'Créer le groupe' }).click();
  await expect(page.getByLabel('Nom du groupe')).toBeFocused();
  await expect(page.getByLabel('Nom du groupe')).toHaveAccessibleDescription('Donnez un nom au groupe.');
  await page.keyboard.type('Chœur du jeudi');
  await page.getByRole('radio', { name: 'Groupe privé' }).check();
  await page.getByLabel('Description').fill('On chante le jeudi soir.');
  await page.getByRole('button', { name: 'Créer le groupe' }).click();
  await expect(page).toHaveURL('/feed/groups');
  await expect(cards(page).first()).toContainText('Chœur du jeudi');
  await cards(page).first().getByRole('link', { name: 'Chœur du jeudi' }).click();
  await expect(h1(page)).toHaveText('Chœur du jeudi');
  await page.reload();
  await expect(h1(page)).toHaveText('Chœur du jeudi');
  await expect(page.getByText('Aucune publication')).toBeVisible();
  await page.getByRole('button', { name: 'Actions sur le groupe Chœur du jeudi' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer le groupe' }).click();
  const question = page.getByRole('dialog', { name: 'Supprimer ce groupe ?' });
  await question.getByRole('button', { name: 'Supprimer le groupe' }).click();
  await expect(page).toHaveURL('/feed/groups');
  await expect(cards(page)).toHaveCount(3);
});

test('an unknown group says so inside the layout', async ({ page }) => {
  await page.goto('/feed/groups/nulle-part');
  await expect(page).toHaveTitle(/^Introuvable · /);
  await page.getByRole('link', { name: 'Voir tous les groupes' }).click();
  await expect(page).toHaveURL('/feed/groups');
});

test('the search of the shell finds events and groups', async ({ page }) => {
  await page.goto('/feed/groups');
  await expect(cards(page)).toHaveCount(3);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Rechercher' });
  await palette.getByRole('combobox').fill('ecrire');
  await expect(palette.getByRole('option', { name: /Écrire pour être lu/ })).toBeVisible();
  await palette.getByRole('option', { name: /Écrire au travail/ }).click();
  await expect(page).toHaveURL('/feed/groups/2');
});

test('avatars are beside each other, none over the initials of another', async ({ page }) => {
  await page.goto('/feed/groups');
  await expect(cards(page)).toHaveCount(3);
  const boxes = await cards(page)
    .first()
    .getByText(/membres?$/)
    .last()
    .evaluate((count) =>
      [...(count.previousElementSibling?.children ?? [])].map((face) => {
        const { left, right } = face.getBoundingClientRect();
        return { left, right };
      }),
    );
  expect(boxes.length).toBeGreaterThan(1);
  for (const [index, { left }] of boxes.slice(1).entries())
    expect(left).toBeGreaterThanOrEqual(boxes[index]?.right ?? 0);
});
