import {
  clickSave,
  companyTexts,
  day,
  dialog,
  dialogs,
  fillCompany,
  fillExperience,
  line,
  list,
  openCompany,
  openExperiences,
  openNewExperience,
  openNewMember,
  storedJobs,
  toast,
  typedIn,
} from './harness/career.ts';
import { bringSession } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const required = {
  "Nom de l'entreprise": "Le nom de l'entreprise est requis",
  "Secteur d'activité": "Le secteur d'activité est requis",
  Pays: 'Le pays est requis',
  'Province/Région': 'La province/région est requise',
  Ville: 'La ville est requise',
  Quartier: 'Le quartier est requis',
  'E-mail': "L'email est requis",
  Téléphone: 'Le téléphone est requis',
  Description: 'La description est requise',
};

const refused: [label: keyof typeof companyTexts, what: string, text: string, sentence: string][] = [
  ["Nom de l'entreprise", '256 characters', 'a'.repeat(256), 'Le nom ne peut pas dépasser 255 caractères'],
  [
    'Site web',
    'no scheme',
    'www.manguiers.test',
    "L'URL doit être valide (commencer par http:// ou https://)",
  ],
  [
    'Site web',
    'another scheme',
    'ftp://manguiers.test',
    "L'URL doit être valide (commencer par http:// ou https://)",
  ],
  [
    'Site web',
    '256 characters',
    `https://m.test/${'a'.repeat(241)}`,
    "L'URL ne peut pas dépasser 255 caractères",
  ],
  ['Quartier', '101 characters', 'a'.repeat(101), 'Le quartier ne peut pas dépasser 100 caractères'],
  ['E-mail', 'no address', 'contact', "L'email n'est pas valide"],
  [
    'E-mail',
    '256 characters',
    `${'a'.repeat(245)}@mango.test`,
    "L'email ne peut pas dépasser 255 caractères",
  ],
  ['Téléphone', '21 digits', '1'.repeat(21), 'Le téléphone ne peut pas dépasser 20 caractères'],
  ['Description', '501 characters', 'a'.repeat(501), 'La description ne peut pas dépasser 500 caractères'],
];

test('an empty company form names every missing field, and sends nothing', async ({
  page,
  wire,
  baseURL,
}) => {
  const form = await openCompany(page, baseURL ?? '');
  await form.getByLabel("Nom de l'entreprise").fill('');
  await clickSave(form);
  const summary = form.getByRole('group', { name: '9 informations sont à corriger' });
  await expect(summary.getByRole('link')).toHaveText(Object.values(required));
  for (const [label, sentence] of Object.entries(required)) {
    await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(sentence);
  }
  await expect(form.getByLabel("Nom de l'entreprise")).toBeFocused();
  await expect(page).toHaveTitle(/^Erreur : /);
  await summary.getByRole('link', { name: 'La description est requise' }).click();
  await expect(form.getByLabel('Description')).toBeFocused();
  await form.getByLabel('Description').fill('Des fruits.');
  await expect(form.getByRole('group', { name: '8 informations sont à corriger' })).toBeVisible();
  expect(wire.requested.filter((path) => path.endsWith('/add-company'))).toEqual([]);
});

test('each invalid text of a company is refused with its own message, and kept whole', async ({
  page,
  wire,
  baseURL,
}) => {
  const form = await openCompany(page, baseURL ?? '');
  await fillCompany(form);
  for (const [label, , text, sentence] of refused) {
    const field = form.getByLabel(label);
    await field.fill(text);
    await clickSave(form);
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence.replace(/[().?]/g, '\\$&')));
    await expect(field).toHaveValue(text);
    await expect(field).toBeFocused();
    await field.fill(companyTexts[label]);
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
  expect(wire.requested.filter((path) => path.endsWith('/add-company'))).toEqual([]);
});

test('the counter of the description warns above 450 characters, in words too', async ({ page, baseURL }) => {
  const form = await openCompany(page, baseURL ?? '');
  const colourOf = (text: string) =>
    form.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).color);
  await form.getByLabel('Description').fill('a'.repeat(450));
  const normalColour = await colourOf('450/500');
  await form.getByLabel('Description').fill('a'.repeat(451));
  expect(await colourOf('451/500')).not.toBe(normalColour);
  await expect(form.getByText('plus que 49 caractères').first()).toBeVisible();
  await expect(form.getByRole('status').filter({ hasText: 'plus que 49 caractères' })).toBeAttached();
  await form.getByLabel('Description').fill('a'.repeat(502));
  await expect(form.getByText('2 caractères de trop').first()).toBeVisible();
  await expect(form.getByText('502/500')).toBeVisible();
});

test('an experience requires its three fields, and an end that is not before its start', async ({
  page,
  wire,
  baseURL,
}) => {
  await openExperiences(page, baseURL ?? '');
  const form = await openNewExperience(page);
  await clickSave(form);
  const sentence = 'Veuillez remplir tous les champs obligatoires (Poste, Entreprise, Date de début)';
  await expect(form.getByText(sentence, { exact: true })).toHaveCount(1);
  await expect(form.getByText(sentence, { exact: true })).toBeVisible();
  for (const field of [list(form, 'Poste'), list(form, 'Entreprise'), day(form, 'Date de début')])
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(list(form, 'Poste')).toBeFocused();
  await fillExperience(form);
  await expect(form.getByText(sentence)).toHaveCount(0);
  await day(form, 'Date de fin').fill('2015-01-31');
  await clickSave(form);
  await expect(day(form, 'Date de fin')).toHaveAccessibleDescription(
    'La date de fin doit être après la date de début',
  );
  await expect(day(form, 'Date de fin')).toBeFocused();
  await day(form, 'Date de début').fill('');
  await clickSave(form);
  await expect(form.getByText(sentence, { exact: true })).toBeVisible();
  expect(wire.requested.filter((path) => path.endsWith('/add-jobs-history'))).toEqual([]);
});

test('an experience is added, changed and removed; a second press sends nothing more', async ({
  page,
  wire,
  origin,
  baseURL,
  needs,
}) => {
  needs('accounts');
  // A new member, so that entries of other tests do not matter.
  const session = await openNewMember(origin.url);
  const { token } = session;
  await bringSession(page, baseURL ?? '', session);
  await page.goto('/profile/about');
  const newestOf = async (year: number) => {
    const jobs = await storedJobs(baseURL ?? '', token);
    return jobs.find(({ starting_date }) => starting_date.startsWith(String(year)));
  };
  const form = await openNewExperience(page);
  await fillExperience(form);
  // The end may be on the same day as the start.
  await day(form, 'Date de fin').fill('2015-02-01');
  await line(form, 'Compétence 1').press('Enter');
  await expect(line(form, 'Compétence 2')).toBeFocused();
  await form.getByRole('button', { name: 'Enregistrer' }).dblclick();
  await expect(toast(page, 'success', 'Expérience ajoutée avec succès !')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ajouter une expérience' })).toBeFocused();
  expect(wire.requested.filter((path) => path.endsWith('/add-jobs-history'))).toHaveLength(1);
  expect(await newestOf(2015)).toMatchObject({
    starting_date: '2015-02-01',
    ending_date: '2015-02-01',
    skills: [{ description: 'Cartographie' }],
    tools: [],
    tasks: [{ description: 'Tenir le tableau de bord' }],
  });
  const entry = page.getByRole('article').filter({ hasText: 'Cartographie' });
  await expect(entry).toContainText('février 2015 – février 2015 · 1 mois');

  await entry.getByRole('button', { name: /^Modifier/ }).click();
  const change = dialog(page, dialogs.change);
  await expect(list(change, 'Poste')).toHaveValue('Responsable logistique');
  await expect(list(change, 'Entreprise')).toHaveValue('Mavoula Logistique');
  await expect(day(change, 'Date de début')).toHaveValue('2015-02-01');
  await change.getByLabel("J'occupe actuellement ce poste").check();
  await expect(day(change, 'Date de fin')).toBeDisabled();
  await change.getByRole('button', { name: 'Supprimer la compétence 1' }).click();
  await expect(line(change, 'Compétence 1')).toHaveValue('');
  await expect(line(change, 'Compétence 1')).toBeFocused();
  await line(change, 'Compétence 1').fill('Balisage');
  await clickSave(change);
  await expect(toast(page, 'success', 'Expérience mise à jour avec succès !')).toBeVisible();
  expect(await newestOf(2015)).toMatchObject({ ending_date: null, skills: [{ description: 'Balisage' }] });
  const changed = page.getByRole('article').filter({ hasText: 'Balisage' });
  await expect(changed).toContainText("février 2015 – aujourd'hui");
  await expect(changed.getByRole('button', { name: /^Modifier/ })).toBeFocused();

  await changed.getByRole('button', { name: /^Supprimer/ }).click();
  const question = page.getByRole('dialog', { name: 'Supprimer cette expérience ?' });
  await expect(question.getByRole('button', { name: 'Conserver' })).toBeFocused();
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(changed).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Expériences' })).toBeFocused();
});

test('the keyboard alone adds an experience at a company that does not exist yet', { tag: '@core' }, async ({
  page,
  wire,
  origin,
  baseURL,
}) => {
  const { keyboard } = page;
  await bringSession(page, baseURL ?? '', await openNewMember(origin.url));
  await page.goto('/profile/about');
  await expect(page.getByText('Aucune expérience enregistrée.')).toBeVisible();
  const add = page.getByRole('button', { name: 'Ajouter une expérience' });
  while (!(await add.evaluate((button) => button === document.activeElement))) await keyboard.press('Tab');
  await keyboard.press('Enter');

  const form = dialog(page, dialogs.experience);
  await expect(list(form, 'Poste')).toBeFocused();
  await expect(list(form, 'Poste')).toBeEditable();
  await keyboard.type('responsable logistique');
  await keyboard.press('Enter');
  await expect(list(form, 'Poste')).toHaveValue('Responsable logistique');
  await keyboard.press('Tab');
  await keyboard.type('Coopérative du Lac');
  await expect(form.getByText('Aucune entreprise trouvée').first()).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');

  const company = dialog(page, dialogs.company);
  await expect(company.getByLabel("Nom de l'entreprise")).toBeFocused();
  await expect(company.getByLabel("Nom de l'entreprise")).toHaveValue('Coopérative du Lac');
  const next = async (label: string) => {
    await keyboard.press('Tab');
    await expect(company.getByLabel(label)).toBeFocused();
    await expect(company.getByLabel(label)).toBeEditable();
  };
  await next("Secteur d'activité");
  await keyboard.type('transport routier');
  await keyboard.press('Enter');
  await next('Site web');
  await next('Pays');
  await keyboard.type('gabon');
  await keyboard.press('Enter');
  await expect(company.getByLabel('Province/Région')).toBeEditable();
  await next('Province/Région');
  await keyboard.type('estuaire');
  await keyboard.press('Enter');
  await expect(company.getByLabel('Ville')).toBeEditable();
  await next('Ville');
  await keyboard.type('libreville');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await next('Quartier');
  await keyboard.type('Glass');
  await next('E-mail');
  await keyboard.type('contact@coop.test');
  await next('Téléphone');
  await keyboard.type('+241 11 22 33 44');
  await keyboard.press('Enter');
  await expect(company.getByLabel('Description')).toBeFocused();
  await keyboard.type('Pêche et transport.');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(company.getByRole('button', { name: 'Enregistrer' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(toast(page, 'success', 'Entreprise ajoutée avec succès !')).toBeVisible();
  await expect(toast(page, 'success', 'Entreprise ajoutée')).toBeVisible();
  await expect(company).toHaveCount(0);

  await expect(list(form, 'Entreprise')).toHaveValue('Coopérative du Lac');
  await expect(list(form, 'Entreprise')).toBeFocused();
  await expect(list(form, 'Poste')).toHaveValue('Responsable logistique');
  await keyboard.press('Tab');
  await expect(day(form, 'Date de début')).toBeFocused();
  // The date is typed in the format of this browser's language.
  await keyboard.type('03152021');
  await expect(day(form, 'Date de début')).toHaveValue('2021-03-15');
  while (!(await line(form, 'Tâche 1').evaluate((field) => field === document.activeElement)))
    await keyboard.press('Tab');
  await keyboard.type('Tenir le carnet');
  for (const _step of ['remove', 'add', 'cancel', 'save']) await keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Enregistrer' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  await expect(add).toBeFocused();
  await expect(page.getByRole('article')).toContainText('Coopérative du Lac');
  await expect(page.getByRole('article')).toContainText("mars 2021 – aujourd'hui");
  await expect(page.getByRole('article')).toContainText('Tenir le carnet');
  expect(wire.requested.filter((path) => path.endsWith('/add-company'))).toHaveLength(1);
});

test('another country clears province and city, and the late reply of the old one is ignored', async ({
  page,
  wire,
  baseURL,
}) => {
  const form = await openCompany(page, baseURL ?? '');
  let release: () => void = () => undefined;
  wire.break(/\/province\/CM$/, { kind: 'delay', until: new Promise((settle) => (release = settle)) });
  await fillCompany(form);
  const country = form.getByRole('combobox', { name: 'Pays' });
  await country.fill('Cameroun');
  await page.getByRole('option', { name: 'Cameroun', exact: true }).click();
  const province = form.getByRole('combobox', { name: 'Province/Région' });
  await expect(province).toHaveValue('');
  await expect(form.getByRole('combobox', { name: 'Ville' })).toBeDisabled();
  await expect(province).toHaveAttribute('placeholder', 'Chargement...');
  await country.fill('Gabon');
  await page.getByRole('option', { name: 'Gabon', exact: true }).click();
  await expect(province).toBeEditable();
  release();
  await province.fill('Estuaire');
  await expect(page.getByRole('option')).toHaveText(['Estuaire']);
  await province.fill('Adamaoua');
  await expect(form.getByText('Aucune province trouvée').first()).toBeVisible();
});

test('Escape right after the last letter asks before it closes', async ({ page, baseURL }) => {
  await openExperiences(page, baseURL ?? '');
  const form = await openNewExperience(page);
  await line(form, 'Tâche 1').evaluate(async (field: HTMLInputElement) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    write?.call(field, 'Tenir');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await new Promise<void>(queueMicrotask);
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }));
  });
  await expect(page.getByRole('dialog', { name: 'Abandonner la saisie ?' })).toBeVisible();
  await expect(line(form, 'Tâche 1')).toHaveValue('Tenir');
});

test('dates do not shift west and east of Greenwich', async ({ browser, wire, origin }) => {
  const session = await openNewMember(origin.url);
  for (const timezoneId of ['America/Los_Angeles', 'Pacific/Auckland']) {
    const context = await browser.newContext({ timezoneId, baseURL: wire.url });
    const page = await context.newPage();
    await bringSession(page, wire.url, session);
    await page.goto('/profile/about');
    const form = await openNewExperience(page);
    await fillExperience(form);
    await day(form, 'Date de début').fill('2021-03-01');
    await day(form, 'Date de fin').fill('2021-12-31');
    await clickSave(form);
    await expect(form).toHaveCount(0);
    const entry = page.getByRole('article').first();
    await expect(entry).toContainText('mars 2021 – décembre 2021 · 10 mois');
    await entry.getByRole('button', { name: /^Modifier/ }).click();
    const change = dialog(page, dialogs.change);
    await expect(day(change, 'Date de début')).toHaveValue('2021-03-01');
    await expect(day(change, 'Date de fin')).toHaveValue('2021-12-31');
    await context.close();
  }
  const jobs = await storedJobs(wire.url, session.token);
  expect(jobs).toHaveLength(2);
  for (const job of jobs)
    expect(job).toMatchObject({ starting_date: '2021-03-01', ending_date: '2021-12-31' });
});

test('leaving with input asks once; the input survives a reload', async ({ page, baseURL }) => {
  await openExperiences(page, baseURL ?? '');
  const form = await openNewExperience(page);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await openNewExperience(page);
  await fillExperience(form);
  const typed = await typedIn(page);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Abandonner la saisie ?' });
  await expect(question.getByRole('button', { name: 'Continuer la saisie' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect(await typedIn(page)).toEqual(typed);
  await page.reload();
  await openNewExperience(page);
  await expect(form.getByText('Votre saisie, interrompue la dernière fois, a été retrouvée.')).toBeVisible();
  await expect(list(form, 'Poste')).toHaveValue('Responsable logistique');
  expect(await typedIn(page)).toEqual(typed);
  await form.getByRole('button', { name: 'Annuler' }).click();
  await question.getByRole('button', { name: 'Abandonner' }).click();
  await expect(form).toHaveCount(0);
  await openNewExperience(page);
  await expect(list(form, 'Poste')).toHaveValue('');
});
