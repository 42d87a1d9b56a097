import type { Page } from '@playwright/test';
import { choose } from './harness/career.ts';
import type { Fault } from './harness/faulty-proxy.ts';
import { tokenIn } from './harness/session.ts';
import { callAs, canSignIn, card, clickSave, openSettings, pages } from './harness/settings.ts';
import { coreIf, expect, test } from './harness/test.ts';
import { withoutExtension } from './harness/without-extension.ts';

const notPossibleText = "Cette modification n'est pas encore possible en ligne.";
const onWire = /ERR_|Failed to load resource/;

const faults: [name: string, fault: Fault][] = [
  ['a failing server', { kind: 'status', status: 500 }],
  ['a lost connection', { kind: 'reset' }],
  ['a page instead of data', { kind: 'html' }],
];

test('the side list opens seven pages', async ({ page, wire }) => {
  await openSettings(page, wire, '/settings/account');
  for (const { path, heading, link } of pages) {
    await page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: link, exact: true })
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(new RegExp(`^${heading} · `));
  }
});

test('below 992 px the list is a drawer, which a navigation and a wide window close', async ({
  page,
  wire,
}) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await openSettings(page, wire, '/settings/account');
  const button = page.getByRole('button', { name: 'Settings', exact: true });
  await button.click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByRole('link', { name: 'Notification', exact: true }).click();
  await expect(page).toHaveURL('/settings/notification');
  await expect(drawer).toBeHidden();
  await button.click();
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Settings' })).toBeVisible();
});

async function changeIdentity(page: Page) {
  const identity = card(page, 'Identité et coordonnées');
  await identity.getByLabel('Prénom').fill('Nadège');
  await identity.getByLabel('Description').fill('Sage-femme à Port-Gentil.');
  await choose(identity, 'Pays', 'Gabon');
  await choose(identity, 'Province/Région', 'Estuaire');
  await choose(identity, 'Ville', 'Libreville');
  return identity;
}

test('the description of a switch is below its name, whatever the order of style sheets', async ({
  page,
  wire,
}) => {
  await openSettings(page, wire, '/settings/notification');
  const startOf = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    });
  await expect(page.getByRole('switch', { name: 'Réponses et mentions' })).toBeVisible();
  expect(await startOf('Quelqu’un répond à vos commentaires ou vous mentionne.')).toBe(
    await startOf('Réponses et mentions'),
  );
});

test('a saved change is on every page at once, and after a reload', { tag: '@core' }, async ({
  page,
  wire,
  needs,
}) => {
  needs('accounts');
  const { token } = await openSettings(page, wire, '/settings/account');
  const identity = await changeIdentity(page);
  await clickSave(identity);
  await expect(identity.getByText('Enregistré', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Menu de Nadège/ })).toBeVisible();
  const { body } = await callAs(wire.url, token, 'GET /account');
  expect(body.account).toMatchObject({ Names: 'Nadège', city: { code: 'GA-1-libreville' } });
  await page.reload();
  await expect(identity.getByLabel('Prénom')).toHaveValue('Nadège');
  await expect(identity.getByLabel('Ville')).toHaveValue('Libreville');
});

for (const [name, fault] of faults) {
  test(
    `${name} keeps the values of the identity form, and it can be saved again`,
    coreIf(name === 'a failing server'),
    async ({ page, wire, expectErrors, needs }) => {
      needs('accounts');
      expectErrors(onWire);
      await openSettings(page, wire, '/settings/account');
      const identity = await changeIdentity(page);
      wire.break(/\/account$/, fault);
      await clickSave(identity);
      await expect(identity.getByRole('alert')).toContainText('n’a pas été enregistrée');
      await expect(identity.getByLabel('Prénom')).toHaveValue('Nadège');
      await expect(identity.getByLabel('Ville')).toHaveValue('Libreville');
      await expect(identity.getByRole('button', { name: 'Enregistrer' })).toBeFocused();
      wire.mend();
      await clickSave(identity);
      await expect(identity.getByText('Enregistré', { exact: true })).toBeVisible();
    },
  );

  test(`${name} keeps the entered passwords`, async ({ page, wire, expectErrors, needs }) => {
    needs('accounts');
    expectErrors(onWire);
    const { password, email } = await openSettings(page, wire, '/settings/account');
    const form = card(page, 'Mot de passe');
    const next = 'Deux crabes dans un panier 7';
    await form.getByLabel('Mot de passe actuel').fill(password);
    await form.getByLabel('Nouveau mot de passe').fill(next);
    const submit = form.getByRole('button', { name: 'Changer le mot de passe' });
    wire.break(/\/account\/password$/, fault);
    await submit.click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(form.getByLabel('Nouveau mot de passe')).toHaveValue(next);
    expect(await canSignIn(wire.url, email, password)).toBe(true);
    wire.mend();
    await submit.click();
    await expect(form.getByText(/Mot de passe changé/)).toBeVisible();
    expect(await canSignIn(wire.url, email, password)).toBe(false);
    expect(await canSignIn(wire.url, email, next)).toBe(true);
  });
}

test('a failing server keeps the chosen preferences, on every page', async ({
  page,
  wire,
  expectErrors,
  needs,
}) => {
  needs('accounts');
  expectErrors(onWire);
  const { token } = await openSettings(page, wire, '/settings/account');
  const cards: [path: string, card: string, control: string, role: 'switch' | 'radio', isOn: boolean][] = [
    ['/settings/account', 'Interface', 'Raccourcis clavier à une touche', 'switch', false],
    ['/settings/notification', 'Sujets', 'Réponses et mentions', 'switch', false],
    ['/settings/notification', 'Envois', 'Jamais', 'radio', true],
    ['/settings/communication', 'Qui peut vous inviter', 'Personne', 'radio', true],
    ['/settings/messaging', 'Demandes et réponses', 'Ajouts à un groupe', 'switch', false],
    ['/settings/messaging', 'Expérience', 'Sons des messages', 'switch', false],
    ['/settings/privacy', 'Visibilité', 'Montrer quand vous êtes en ligne', 'switch', false],
  ];
  for (const [path, title, label, role, isOn] of cards) {
    await page.goto(path);
    const part = card(page, title);
    const control = part.getByRole(role, { name: label });
    await control.click();
    wire.break(/\/account\/preferences$/, { kind: 'status', status: 500 });
    await clickSave(part);
    await expect(part.getByRole('alert')).toContainText('n’a pas été enregistrée');
    await expect(control).toBeChecked({ checked: isOn });
    wire.mend();
    await clickSave(part);
    await expect(part.getByText('Enregistré', { exact: true })).toBeVisible();
    await page.reload();
    await expect(control).toBeChecked({ checked: isOn });
  }
  const { body } = await callAs(wire.url, token, 'GET /account/preferences');
  expect(body.preferences).toMatchObject({
    interface: { singleKeyShortcuts: false, messageSounds: false, reducedMotion: 'system' },
    notifications: { replies: false, emailFrequency: 'never', birthdays: true },
    communication: { invitations: 'nobody' },
    messaging: { groupAdditions: false, requests: true },
    privacy: { onlineStatus: false },
  });
});

test('a double press saves once', async ({ page, wire, needs }) => {
  needs('accounts');
  await openSettings(page, wire, '/settings/account');
  const identity = card(page, 'Identité et coordonnées');
  await identity.getByLabel('Téléphone').fill('+241 77');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1;
  });
  await identity.getByRole('button', { name: 'Enregistrer' }).dblclick();
  await expect(identity.getByRole('status').last()).toHaveText(/Enregistré|Rien n’a changé/);
  expect(sent).toBe(1);
});

test('a new address requires the password, and a refused one says why beside the field', async ({
  page,
  wire,
  expectErrors,
  needs,
}) => {
  needs('accounts');
  expectErrors(/400/);
  const { email, password } = await openSettings(page, wire, '/settings/account');
  const identity = card(page, 'Identité et coordonnées');
  await expect(identity.getByLabel('Mot de passe actuel')).toHaveCount(0);
  await identity.getByLabel('Adresse e-mail').fill(`autre.${email}`);
  await identity.getByLabel('Mot de passe actuel').fill('Pas le bon 42');
  await clickSave(identity);
  await expect(identity.getByLabel('Mot de passe actuel')).toBeFocused();
  await expect(identity.getByLabel('Mot de passe actuel')).toHaveAccessibleDescription(/n’est pas le vôtre/);
  await expect(page).toHaveTitle(/^Erreur : Compte/);
  await identity.getByLabel('Mot de passe actuel').fill(password);
  await clickSave(identity);
  await expect(identity.getByText(/attend votre confirmation\.$/)).toBeVisible();
  await expect(page).toHaveTitle(/^Compte/);
});

test('a new password ends the other sessions; this browser stays signed in in every tab', {
  tag: '@core',
}, async ({ page, wire, needs, expectErrors }) => {
  needs('accounts');
  // A call of the other tab may still use the previous token. It is then repeated with the new token.
  expectErrors(/401/);
  const { token, password } = await openSettings(page, wire, '/settings/account');
  const other = await page.context().newPage();
  await other.goto('/settings/jobs');
  const form = card(page, 'Mot de passe');
  const next = 'Deux crabes dans un panier 7';
  await form.getByLabel('Mot de passe actuel').fill(password);
  await form.getByLabel('Nouveau mot de passe').fill(next);
  await form.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(form.getByText(/Mot de passe changé/)).toBeVisible();
  expect((await callAs(wire.url, token, 'GET /account')).status).toBe(401);
  expect(await tokenIn(page.context())).not.toBe(token);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Compte', level: 1 })).toBeVisible();
  await other.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(card(other, 'Identité et coordonnées').getByLabel('Prénom')).toHaveValue('Nadia');
});

test('leaving asks once, a reload keeps the input, and starting over clears it', async ({ page, wire }) => {
  await openSettings(page, wire, '/settings/account');
  const identity = card(page, 'Identité et coordonnées');
  await identity.getByLabel('Prénom').fill('Nadège');
  await page.getByRole('link', { name: 'Messaging', exact: true }).click();
  const question = page.getByRole('dialog', { name: /Quitter sans enregistrer/ });
  await expect(question.getByRole('button', { name: 'Rester' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings/account');
  await page.reload();
  await expect(identity.getByText(/a été retrouvée/)).toBeVisible();
  await expect(identity.getByLabel('Prénom')).toHaveValue('Nadège');
  await page.getByRole('link', { name: 'Messaging', exact: true }).click();
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await expect(page).toHaveURL('/settings/messaging');
  await page.goBack();
  await expect(identity.getByLabel('Prénom')).toHaveValue('Nadia');
});

test('a server without the calls keeps the input and says what it cannot do', async ({ page, wire }) => {
  await withoutExtension(page);
  await openSettings(page, wire, '/settings/account');
  const identity = await changeIdentity(page);
  await clickSave(identity);
  await expect(identity.getByRole('alert')).toContainText(notPossibleText);
  await expect(identity.getByLabel('Prénom')).toHaveValue('Nadège');
  await identity.getByLabel('Prénom').fill('Nadia');
  await page.goto('/settings/notification');
  const subjects = card(page, 'Sujets');
  await subjects.getByRole('switch', { name: 'Réponses et mentions' }).click();
  await clickSave(subjects);
  await expect(subjects.getByText('Enregistré sur cet appareil')).toBeVisible();
  await page.reload();
  await expect(subjects.getByRole('switch', { name: 'Réponses et mentions' })).not.toBeChecked();
});

test('experiences and companies are added through the profile', async ({ page, wire }) => {
  await openSettings(page, wire, '/settings/jobs');
  await expect(page.getByText('Aucune expérience enregistrée.')).toBeVisible();
  const add = page.getByRole('button', { name: 'Ajouter une expérience' });
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Nouvelle Expérience' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await page.getByRole('button', { name: 'Ajouter une entreprise' }).click();
  await expect(page.getByRole('dialog', { name: 'Ajouter une nouvelle entreprise' })).toBeVisible();
});

test('pictures are changed through the profile', async ({ page, wire }) => {
  await openSettings(page, wire, '/settings/account');
  for (const name of ['Changer la photo de profil', 'Changer la photo de couverture']) {
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('blocked people are unblocked, and that can be undone', async ({ page, wire }) => {
  await withoutExtension(page, 'network');
  await openSettings(page, wire, '/settings/privacy');
  const row = page.getByRole('listitem').filter({ hasText: 'Personnes bloquées' });
  await row.getByRole('button', { name: /Personnes bloquées/ }).click();
  const people = row.getByRole('button', { name: /^Débloquer / });
  await expect(people).toHaveCount(2);
  await people.first().click();
  await expect(people).toHaveCount(1);
  await row.getByRole('button', { name: 'Annuler' }).click();
  await expect(people).toHaveCount(2);
  await people.first().click();
  await page.reload();
  await row.getByRole('button', { name: /Personnes bloquées/ }).click();
  await expect(people).toHaveCount(1);
});
