import type { Locator, Page } from '@playwright/test';
import { newAccount } from './new-account.ts';
import { type OpenSession, signedIn } from './session.ts';
import { expect } from './test.ts';

export const dialogs = {
  experience: 'Nouvelle Expérience',
  change: 'Modifier une Expérience',
  company: 'Ajouter une nouvelle entreprise',
};

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

export async function openNewMember(origin: string): Promise<OpenSession> {
  const { firstName, lastName, email, password } = newAccount();
  const answer = await fetch(`${origin}/az-connect-backend/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'person', Names: firstName, LastName: lastName, email, password }),
  });
  const reply = (await answer.json()) as { access_token: string; user: Record<string, unknown> };
  return { token: reply.access_token, user: reply.user };
}

export async function openExperiences(page: Page, base: string): Promise<OpenSession> {
  const session = await signedIn(page, base);
  await page.goto('/profile/about');
  await expect(page.getByRole('heading', { name: 'Expériences' })).toBeVisible();
  return session;
}

/** The job history that the server has stored. */
export async function storedJobs(base: string, token: string): Promise<{ starting_date: string }[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${base}/az-connect-backend/api/user-jobs-history`, { headers });
  return ((await answer.json()) as { jobsHistory: { starting_date: string }[] }).jobsHistory;
}

export async function openNewExperience(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Ajouter une expérience' }).click();
  const form = dialog(page, dialogs.experience);
  await expect(form.getByRole('combobox', { name: 'Poste' })).toBeFocused();
  return form;
}

/** Opens the dialog to add a company, from the experience dialog. */
export async function openNewCompany(page: Page, name: string): Promise<Locator> {
  const companies = dialog(page, dialogs.experience).getByRole('combobox', { name: 'Entreprise' });
  await expect(companies).toBeEditable();
  await companies.fill(name);
  await page.getByRole('option', { name: 'Créer une nouvelle entreprise' }).click();
  const form = dialog(page, dialogs.company);
  await expect(form.getByLabel("Nom de l'entreprise")).toBeFocused();
  return form;
}

/** Opens the dialog of a new experience, and on top of it the dialog to add a company. */
export async function openCompany(page: Page, base: string, name = 'Les Manguiers'): Promise<Locator> {
  await openExperiences(page, base);
  await openNewExperience(page);
  return openNewCompany(page, name);
}

/** Chooses from a list by typing. */
export async function choose(form: Locator, label: string, text: string): Promise<void> {
  const field = form.getByRole('combobox', { name: label });
  await expect(field).toBeEditable();
  await field.fill(text);
  await form.page().getByRole('option', { name: text, exact: true }).click();
  await expect(field).toHaveValue(text);
}

export const companyTexts = {
  "Nom de l'entreprise": 'Les Manguiers',
  'Site web': 'https://www.manguiers.test',
  Quartier: 'Glass',
  'E-mail': 'contact@manguiers.test',
  Téléphone: '+241 11 22 33 44',
  Description: 'Des fruits, de la cueillette au marché.',
};

const companyChoices = {
  "Secteur d'activité": 'Transport routier',
  Pays: 'Gabon',
  'Province/Région': 'Estuaire',
  Ville: 'Libreville',
};

export async function fillCompany(form: Locator, changes: Partial<typeof companyTexts> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...companyTexts, ...changes }))
    await form.getByLabel(label).fill(text);
  for (const [label, text] of Object.entries(companyChoices)) await choose(form, label, text);
}

const job = {
  Poste: 'Responsable logistique',
  Entreprise: 'Mavoula Logistique',
  'Date de début': '2015-02-01',
};

export const line = (form: Locator, name: string): Locator =>
  form.getByRole('textbox', { name, exact: true });

export const day = (form: Locator, name: string): Locator =>
  form.locator('input[type="date"]').and(form.getByLabel(name));

export const list = (form: Locator, name: string): Locator => form.getByRole('combobox', { name });

/** Fills in the experience form, with a company of the demo network. */
export async function fillExperience(form: Locator): Promise<void> {
  await choose(form, 'Poste', job.Poste);
  await choose(form, 'Entreprise', job.Entreprise);
  await day(form, 'Date de début').fill(job['Date de début']);
  await line(form, 'Compétence 1').fill('Cartographie');
  await line(form, 'Tâche 1').fill('Tenir le tableau de bord');
}

/** Values of all fields of the open dialogs. */
export const typedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="dialog"] :is(input, textarea)')].map((field) => {
      const { value, checked, type } = field as HTMLInputElement;
      return type === 'checkbox' ? String(checked) : value;
    }),
  );

/** A toast with exactly this text; the oldest if there are several. */
export const toast = (page: Page, variant: string, text: string): Locator =>
  page
    .locator(`[data-variant="${variant}"]`)
    .filter({ has: page.getByText(text, { exact: true }) })
    .first();

/** Waits for a toast and closes it, so that the same text can appear again. */
export async function expectToast(page: Page, variant: string, text: string): Promise<void> {
  const one = toast(page, variant, text);
  await one.getByRole('button', { name: 'Fermer' }).click();
  await expect(one).toHaveCount(0);
}

export const clickSave = (form: Locator) => form.getByRole('button', { name: 'Enregistrer' }).click();
