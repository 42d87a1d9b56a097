import type { Page } from '@playwright/test';
import {
  clickSave,
  day,
  dialog,
  dialogs,
  expectToast,
  fillCompany,
  fillExperience,
  line,
  list,
  openCompany,
  openExperiences,
  openNewCompany,
  openNewExperience,
  toast,
  typedIn,
} from './harness/career.ts';
import type { Fault } from './harness/faulty-proxy.ts';
import { expect, test } from './harness/test.ts';

const start = 'Erreur lors du chargement des données initiales';
const send = "Une erreur est survenue lors de l'envoi du formulaire";
const refusal = 'Le service comptable est fermé.';

const json = { 'content-type': 'application/json' };

/** Faults that any call can have: an error status, a network failure, or a reply of a wrong shape. */
const faults: [name: string, fault: Fault][] = [
  ['a refusal', { kind: 'status', status: 422, headers: json, body: JSON.stringify({ message: refusal }) }],
  ['a failing server', { kind: 'status', status: 500 }],
  ['a lost connection', { kind: 'reset' }],
  ['another shape', { kind: 'status', status: 200, headers: json, body: '{"status":false}' }],
];

const onWire = /ERR_|Failed to load resource|experiences could not be loaded/;

test.beforeEach(({ expectErrors }) => expectErrors(onWire));

for (const [name, fault] of faults) {
  test(`${name} keeps the values of a refused company, and it can be sent again`, async ({
    page,
    wire,
    baseURL,
  }) => {
    const farm = `Ferme du Ntem, ${name}`;
    const form = await openCompany(page, baseURL ?? '', farm);
    await fillCompany(form, { "Nom de l'entreprise": farm });
    const typed = await typedIn(page);
    wire.break(/\/add-company$/, fault);
    await clickSave(form);
    await expect(toast(page, 'danger', send)).toBeVisible();
    if (name === 'a refusal') await expect(toast(page, 'warning', refusal)).toBeVisible();
    await expect(form.getByRole('alert').filter({ hasText: send })).toBeVisible();
    expect(await typedIn(page)).toEqual(typed);
    await expect(form.getByRole('button', { name: 'Enregistrer' })).toBeFocused();
    wire.mend();
    wire.break(/\/companies$/, fault);
    await clickSave(form);
    await expect(toast(page, 'success', 'Entreprise ajoutée avec succès !')).toBeVisible();
    await expect(toast(page, 'danger', 'Erreur lors du chargement des entreprises')).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(list(dialog(page, dialogs.experience), 'Entreprise')).toHaveValue(farm);
  });

  test(`${name} keeps the values of a refused experience, and it can be sent again`, async ({
    page,
    wire,
    baseURL,
  }) => {
    await openExperiences(page, baseURL ?? '');
    const form = await openNewExperience(page);
    await fillExperience(form);
    await line(form, 'Outil 1').fill(name);
    const typed = await typedIn(page);
    wire.break(/\/add-jobs-history$/, fault);
    await clickSave(form);
    await expect(toast(page, 'danger', send)).toBeVisible();
    if (name === 'a refusal') await expect(toast(page, 'warning', refusal)).toBeVisible();
    await expect(form.getByRole('alert').filter({ hasText: send })).toBeVisible();
    expect(await typedIn(page)).toEqual(typed);
    wire.mend();
    await clickSave(form);
    await expect(form).toHaveCount(0);
    const entry = page.getByRole('article').filter({ hasText: name });
    await entry.getByRole('button', { name: /^Modifier/ }).click();
    const change = dialog(page, dialogs.change);
    await expect(list(change, 'Poste')).toBeEditable();
    await change.getByLabel("J'occupe actuellement ce poste").uncheck();
    await day(change, 'Date de fin').fill('2016-01-01');
    const changed = await typedIn(page);
    wire.break(/\/jobs-history\/\d+$/, fault);
    await clickSave(change);
    await expect(toast(page, 'danger', send)).toBeVisible();
    await expect(change.getByRole('alert').filter({ hasText: send })).toBeVisible();
    expect(await typedIn(page)).toEqual(changed);
    wire.mend();
    await clickSave(change);
    await expect(toast(page, 'success', 'Expérience mise à jour avec succès !')).toBeVisible();
    await expect(change).toHaveCount(0);
    wire.break(/\/jobs-history\/\d+$/, fault);
    await entry.getByRole('button', { name: /^Supprimer/ }).click();
    const question = dialog(page, 'Supprimer cette expérience ?');
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(question.getByRole('alert')).toContainText("L'expérience n'a pas pu être supprimée.");
    wire.mend();
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(entry).toHaveCount(0);
  });

  test(`${name} of the lists shows a message, keeps the forms and can be retried`, async ({
    page,
    wire,
    baseURL,
  }) => {
    const retry = (form: ReturnType<Page['getByRole']>) =>
      form.getByRole('button', { name: 'Réessayer' }).click();
    await openExperiences(page, baseURL ?? '');
    wire.break(/\/positions$/, fault);
    const form = await openNewExperience(page);
    await expectToast(page, 'danger', start);
    await line(form, 'Tâche 1').fill('Tenir');
    await expect(form.getByRole('alert').filter({ hasText: start })).toBeVisible();
    wire.mend();
    wire.break(/\/companies$/, fault);
    await retry(form);
    await expectToast(page, 'danger', start);
    wire.mend();
    await retry(form);
    await expect(form.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
    await expect(line(form, 'Tâche 1')).toHaveValue('Tenir');

    wire.break(/\/countries$/, fault);
    const company = await openNewCompany(page, 'Ferme qui n’existe pas');
    await expectToast(page, 'danger', start);
    await company.getByLabel('Quartier').fill('Glass');
    wire.mend();
    wire.break(/\/province\//, fault);
    await retry(company);
    const country = list(company, 'Pays');
    await expect(country).toBeEditable();
    await country.fill('Gabon');
    await page.getByRole('option', { name: 'Gabon', exact: true }).click();
    await expectToast(page, 'danger', 'Erreur lors du chargement des provinces');
    wire.mend();
    wire.break(/\/city\//, fault);
    await retry(company);
    const province = list(company, 'Province/Région');
    await expect(province).toBeEditable();
    await province.fill('Estuaire');
    await page.getByRole('option', { name: 'Estuaire', exact: true }).click();
    await expectToast(page, 'danger', 'Erreur lors du chargement des villes');
    wire.mend();
    await retry(company);
    await expect(list(company, 'Ville')).toBeEditable();
    await expect(company.getByLabel("Nom de l'entreprise")).toHaveValue('Ferme qui n’existe pas');
    await expect(company.getByLabel('Quartier')).toHaveValue('Glass');
    await expect(country).toHaveValue('Gabon');
    await expect(province).toHaveValue('Estuaire');
  });

  test(`${name} of the sectors shows a message and can be retried`, async ({ page, wire, baseURL }) => {
    wire.break(/\/activity-sector$/, fault);
    const form = await openCompany(page, baseURL ?? '');
    await expect(toast(page, 'danger', start)).toBeVisible();
    await form.getByLabel('Quartier').fill('Glass');
    wire.mend();
    await form.getByRole('button', { name: 'Réessayer' }).click();
    await expect(form.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
    await expect(form.getByLabel('Quartier')).toHaveValue('Glass');
    await expect(list(form, "Secteur d'activité")).toBeEditable();
  });

  test(`${name} of the history is never shown as an empty history`, async ({ page, wire, baseURL }) => {
    wire.break(/\/user-jobs-history/, fault);
    await openExperiences(page, baseURL ?? '');
    const card = page.getByRole('region', { name: 'Expériences' });
    await expect(card).toContainText('Expériences indisponibles pour le moment.');
    await expect(page.getByText('Aucune expérience enregistrée.')).toHaveCount(0);
    wire.mend();
    await card.getByRole('button', { name: 'Réessayer' }).click();
    await expect(card.getByRole('article').first()).toBeVisible();
  });
}

test('during a request every button is disabled and says so', async ({ page, wire, baseURL }) => {
  await openExperiences(page, baseURL ?? '');
  const form = await openNewExperience(page);
  await fillExperience(form);
  let release: () => void = () => undefined;
  const until = new Promise<void>((settle) => {
    release = settle;
  });
  wire.break(/\/add-jobs-history$/, { kind: 'delay', until });
  await clickSave(form);
  await expect(form.getByRole('button', { name: 'Enregistrement...' })).toBeVisible();
  for (const button of await form.getByRole('button').all()) await expect(button).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
  await expect(dialog(page, 'Abandonner la saisie ?')).toHaveCount(0);
  release();
  await expect(form).toHaveCount(0);
});
