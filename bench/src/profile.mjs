/**
 * The profile on the wire: first load of each of its pages, signed in, cold, and the files of each dialog when it is
 * opened. Served by the real origin over HTTP/2 with brotli. Prints two tables.
 */
import { serveBuilds } from './serve.mjs';
import { connectDemoMember, countedPage, openBrowser, signedInState, transferTable } from './transfer.mjs';
import { federatedBuilds } from './variants.mjs';

const pages = ['feed', 'about', 'connections', 'media', 'videos', 'events', 'activity'];
const about = '/profile/about';
const button = (page, name) => page.getByRole('button', { name }).first();
const menu = (opener, item) => async (page) => {
  await button(page, opener).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const newExperience = async (page) => {
  await button(page, 'Ajouter une expérience').click();
  await page.getByRole('combobox', { name: 'Poste' }).waitFor();
};

/** Each dialog: its page, what must be open before it, and its button. */
const dialogs = [
  ['experience (D02)', { open: newExperience }],
  [
    'company (D01), over experience',
    {
      before: newExperience,
      open: async (page) => {
        await page.getByRole('combobox', { name: 'Entreprise' }).fill('Ferme du Ntem');
        await page.getByRole('option', { name: 'Créer une nouvelle entreprise' }).click();
      },
      named: 'Ajouter une nouvelle entreprise',
    },
  ],
  ['experience removal', { open: (page) => button(page, /^Supprimer :/).click() }],
  ['profile picture (D03)', { open: menu('Actions sur la photo de profil', 'Changer la photo') }],
  ['cover picture (D04)', { open: menu('Actions sur la photo de couverture', 'Changer la photo') }],
  [
    'crop, over profile picture',
    {
      before: menu('Actions sur la photo de profil', 'Changer la photo'),
      open: async (page) => {
        const picture = await page.screenshot();
        const file = { name: 'image.png', mimeType: 'image/png', buffer: picture };
        await page.locator('[role="dialog"] input[type=file]').setInputFiles(file);
        await button(page, 'Enregistrer la photo').waitFor();
      },
    },
  ],
  ['print view', { open: menu('Autres actions sur votre profil', 'Télécharger le profil en PDF') }],
  ['share by message', { open: menu('Autres actions sur votre profil', 'Partager le profil par message') }],
  ['connection removal', { path: '/profile/connections', open: (page) => button(page, /^Retirer /).click() }],
  ['album (D14)', { path: '/profile/media', open: (page) => button(page, 'Créer un album').click() }],
  ['media viewer (D05)', { path: '/profile/media', open: (page) => button(page, /^Déplacements/).click() }],
];

const browser = await openBrowser();
const { url, stop } = await serveBuilds(await federatedBuilds());
await connectDemoMember(browser, url);
const state = await signedInState(browser, url, about);

const firstLoads = [];
for (const name of pages) {
  const { page, since, close } = await countedPage(browser, state);
  await page.goto(`${url}/profile/${name}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('load');
  firstLoads.push([`/profile/${name}`, since()]);
  await close();
}

const onDemand = [];
for (const [name, { path = about, before, open, named }] of dialogs) {
  const { page, since, quiet, close } = await countedPage(browser, state, { savesData: true });
  await page.goto(`${url}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await quiet(500);
  if (before) await before(page);
  await page.waitForTimeout(500);
  since();
  await open(page);
  await page
    .getByRole('dialog', named ? { name: named } : {})
    .last()
    .waitFor();
  await page.waitForTimeout(500);
  onDemand.push([name, since()]);
  await close();
}
await stop();
await browser.close();
console.log(`\n${transferTable('first load, signed in, cold', firstLoads)}`);
console.log(`\n${transferTable('dialog, when it is opened', onDemand)}\n`);
