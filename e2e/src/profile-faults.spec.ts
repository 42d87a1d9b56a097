import {
  day,
  dialog,
  dialogs,
  fillCompany,
  list,
  openCompany,
  openExperiences,
  openNewExperience,
  toast,
} from './harness/career.ts';
import type { Fault } from './harness/faulty-proxy.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const json = { 'content-type': 'application/json' };
const faults: [name: string, fault: Fault][] = [
  ['a refusal', { kind: 'status', status: 403 }],
  ['a failing server', { kind: 'status', status: 500 }],
  ['a lost connection', { kind: 'reset' }],
  [
    'another shape',
    { kind: 'status', status: 200, headers: json, body: '{"picture_data":7,"cover_data":[]}' },
  ],
  ['a page instead of data', { kind: 'html' }],
];

for (const [name, fault] of faults) {
  test(`${name} of the pictures shows the default ones, and one message for each`, async ({
    page,
    wire,
    expectErrors,
  }) => {
    expectErrors(/Failed to load resource|ERR_/);
    await signedIn(page, wire.url);
    // The pictures fail at their addresses, then at the specification's calls, which load them instead.
    wire.break(/\/media\/|\/(profile|cover)\/picture$/, fault);
    await page.goto('/profile/about');
    for (const sentence of [
      "Erreur lors de l'affichage de la photo de profile",
      "Erreur lors de l'affichage de la photo de coverture",
    ]) {
      await expect(page.getByText(sentence, { exact: true })).toHaveCount(1);
      await expect(toast(page, 'danger', sentence)).toBeVisible();
    }
    const content = page.locator('#contenu');
    await expect(content.getByText('Chargement...')).toHaveCount(0);
    await expect(content.getByRole('img', { name: /^Photo de (profil|couverture)/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Actions sur la photo de profil' }).click();
    await expect(page.getByRole('menuitem', { name: 'Changer la photo' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Supprimer la photo' })).toHaveCount(0);
  });
}

test('missing data of the history has a text, and four tasks are three and one more', async ({
  page,
  wire,
}) => {
  await signedIn(page, wire.url);
  const job = (changes: object) => ({
    starting_date: '2020-01-01',
    ending_date: null,
    skills: [],
    tools: [],
    tasks: [],
    ...changes,
  });
  const tasks = ['Un', 'Deux', 'Trois', 'Quatre'].map((description, id) => ({ id_tasks: id, description }));
  const position = { Positions_Number: '1', fr_Positions: 'Notaire', Descriptions: ' <p>-</p> ' };
  await page.route('**/user-jobs-history*', (route) =>
    route.fulfill({
      json: {
        status: true,
        jobsHistory: [
          job({ id: 1, starting_date: '2022-01-01', position, company: { Names: 'Étude du Lac' }, tasks }),
          job({ id: 2, position: null, company: null }),
        ],
      },
    }),
  );
  await page.goto('/profile/about');
  const entries = page.getByRole('region', { name: 'Expériences' }).getByRole('article');
  await expect(entries).toHaveCount(2);
  await expect(entries.last().getByRole('heading')).toHaveText('Poste non défini');
  await expect(entries.last()).toContainText('Entreprise inconnue');
  await expect(entries.first()).toContainText('Quatre');
  await expect(page.getByText('-', { exact: true })).toHaveCount(0);
  const header = page.locator('#contenu header');
  await expect(header.getByText('Notaire · Étude du Lac')).toBeVisible();
  await header.getByRole('button', { name: 'Voir le détail du poste' }).click();
  await expect(header.getByText('Trois', { exact: true })).toBeVisible();
  await expect(header.getByText('+1 autres tâches...', { exact: true })).toBeVisible();
  await expect(header.getByText('Quatre')).toHaveCount(0);
});

test('searching lists ignores accents and case, and says when nothing matches', async ({ page, baseURL }) => {
  await openExperiences(page, baseURL ?? '');
  const form = await openNewExperience(page);
  await expect(list(form, 'Poste')).toBeEditable();
  await list(form, 'Poste').fill('AGENT DE SECURITE');
  await expect(page.getByRole('option', { name: /^Agent de sécurité/ }).first()).toBeVisible();
  await list(form, 'Poste').fill('aucun poste de ce nom');
  await expect(form.getByText('Aucun poste trouvé').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, dialogs.experience)).toBeVisible();
  await expect(list(form, 'Poste')).toHaveValue('');
  await expect(day(form, 'Date de début')).toHaveValue('');
});

test('another province clears the city, and the late reply of the old one is ignored', async ({
  page,
  wire,
  baseURL,
}) => {
  const form = await openCompany(page, baseURL ?? '');
  await fillCompany(form);
  const [province, city] = [list(form, 'Province/Région'), list(form, 'Ville')];
  let release: () => void = () => undefined;
  const late = new Promise<void>((settle) => {
    release = settle;
  });
  wire.break(/\/city\//, { kind: 'delay', until: late });
  await province.fill('Ogooué-Maritime');
  await page.getByRole('option', { name: 'Ogooué-Maritime', exact: true }).click();
  await expect(city).toHaveValue('');
  await expect(city).toHaveAttribute('placeholder', 'Chargement...');
  wire.mend();
  await province.fill('Estuaire');
  await page.getByRole('option', { name: 'Estuaire', exact: true }).click();
  await expect(city).toBeEditable();
  await expect(city).toHaveValue('');
  release();
  await city.fill('Port-Gentil');
  await expect(form.getByText('Aucune ville trouvée').first()).toBeVisible();
  await city.fill('Libreville');
  await expect(page.getByRole('option')).toHaveText(['Libreville']);
});
