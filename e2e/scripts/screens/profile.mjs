/** The screens of the profile: each a path, and actions before the picture is taken. */
import { deflateSync } from 'node:zlib';

const about = '/profile/about';
const dialog = (page) => page.getByRole('dialog').last();
const button = (place, name) => place.getByRole('button', { name }).first();

/** Mocks a call with JSON for one picture. */
const answer = (page, call, json) => page.route(call, (route) => route.fulfill({ json }));
const refuse = (page, call) => page.route(call, (route) => route.fulfill({ status: 403, json: {} }));

function chunk(type, data) {
  const table = Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value >>> 0;
  });
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let sum = 0xffffffff;
  for (const byte of body) sum = (table[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, check]);
}

/** A drawn hillside, as a member's file. */
function madePng({ width = 900, height = 600, bytes = 0 } = {}) {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const hill = height * (0.62 + 0.12 * Math.sin((5 * x) / width) + 0.05 * Math.sin((17 * x) / width));
      const colour = y > hill ? [44, 110 - (40 * y) / height, 92] : [250 - (120 * y) / height, 190, 140];
      rows.set(colour, y * (width * 3 + 1) + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return bytes > png.length ? Buffer.concat([png, Buffer.alloc(bytes - png.length)]) : png;
}
const image = (changes) => ({ name: 'colline.png', mimeType: 'image/png', buffer: madePng(changes) });

async function withPictures(page) {
  await answer(page, '**/profile/picture', {
    status: true,
    picture_data: madePng({ width: 400, height: 400 }).toString('base64'),
  });
  await answer(page, '**/cover/picture', {
    status: true,
    cover_data: madePng({ width: 1200, height: 300 }).toString('base64'),
  });
}

const jobs = (page, jobsHistory) => answer(page, '**/user-jobs-history*', { status: true, jobsHistory });

async function newExperience(page) {
  await button(page, 'Ajouter une expérience').click();
  await page.getByRole('combobox', { name: 'Poste' }).and(page.locator(':not([disabled])')).waitFor();
  await page.waitForLoadState('networkidle');
}

async function newCompany(page) {
  await newExperience(page);
  await page.getByRole('combobox', { name: 'Entreprise' }).fill('Ferme du Ntem');
  await page.getByRole('option', { name: 'Créer une nouvelle entreprise' }).click();
  await page.getByLabel("Nom de l'entreprise").waitFor();
  await page.waitForLoadState('networkidle');
}

async function editPicture(page, which) {
  await button(page, `Actions sur la photo de ${which}`).click();
  await page.getByRole('menuitem', { name: 'Changer la photo' }).click();
  await dialog(page).waitFor();
}

async function choosePicture(page, which, changes) {
  await editPicture(page, which);
  await dialog(page).locator('input[type=file]').setInputFiles(image(changes));
}

const actions = (page) => button(page, 'Autres actions sur votre profil').click();
const action = async (page, name) => {
  await actions(page);
  await page.getByRole('menuitem', { name }).click();
  await dialog(page).waitFor();
};

/** A screen with actions once its page is shown. */
const after = (name, path, act, { isBusy = false, ...more } = {}) => ({
  name,
  path,
  prepare: async (page, open) => {
    await open();
    await act(page);
    if (!isBusy) await page.waitForLoadState('networkidle');
  },
  ...more,
});

/** A page with a mocked reply of the server. */
const given = (name, path, set, more = {}) => ({
  name,
  path,
  whole: true,
  prepare: async (page, open) => {
    await set(page);
    await open();
    await page.waitForLoadState('networkidle');
  },
  ...more,
});

const pages = ['feed', 'about', 'connections', 'media', 'videos', 'events', 'activity'];

export const screens = [
  ...pages.map((name) => ({ name: `page-${name}`, path: `/profile/${name}`, whole: true })),
  given('about-with-pictures', about, withPictures, { whole: false }),
  given('about-no-experience', about, (page) => jobs(page, [])),
  given('about-experiences-failed', about, (page) => refuse(page, '**/user-jobs-history*')),
  given('about-pictures-failed', about, (page) => refuse(page, /\/(profile|cover)\/picture$/), {
    whole: false,
  }),
  after('header-latest-job', about, (page) => button(page, 'Voir le détail du poste').click()),
  after('menu-actions', about, actions),
  after('menu-picture', about, (page) => button(page, 'Actions sur la photo de profil').click()),
  after('menu-publication', '/profile/feed', (page) => button(page, /^Actions sur la publication/).click()),
  after('menu-event', '/profile/events', (page) => button(page, /^Actions sur l’événement/).click()),
  after('dialog-experience', about, newExperience),
  after('dialog-experience-refused', about, async (page) => {
    await newExperience(page);
    await button(dialog(page), 'Enregistrer').click();
  }),
  after('dialog-experience-list', about, async (page) => {
    await newExperience(page);
    await page.getByRole('combobox', { name: 'Poste' }).fill('res');
    await page.getByRole('option').first().waitFor();
  }),
  after('dialog-experience-no-company', about, async (page) => {
    await newExperience(page);
    await page.getByRole('combobox', { name: 'Entreprise' }).fill('Ferme du Ntem');
    await page.getByRole('option').first().waitFor();
  }),
  after('dialog-experience-change', about, async (page) => {
    await button(page, /^Modifier :/).click();
    await dialog(page).waitFor();
    await page.waitForLoadState('networkidle');
  }),
  after('dialog-experience-leave', about, async (page) => {
    await newExperience(page);
    const task = page.getByRole('textbox', { name: 'Tâche 1', exact: true });
    await task.fill('Tenir le carnet');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Abandonner la saisie ?' }).waitFor();
  }),
  after('dialog-experience-no-lists', about, async (page) => {
    await refuse(page, '**/positions');
    await newExperience(page);
  }),
  after('dialog-experience-remove', about, async (page) => {
    await button(page, /^Supprimer :/).click();
    await dialog(page).waitFor();
  }),
  after('dialog-company', about, newCompany),
  after('dialog-company-refused', about, async (page) => {
    await newCompany(page);
    await dialog(page).getByLabel('Description').fill('Une ferme de la vallée. '.repeat(20).trim());
    await button(dialog(page), 'Enregistrer').click();
  }),
  after('dialog-company-failed', about, async (page) => {
    await newCompany(page);
    await page.route('**/add-company', (route) =>
      route.fulfill({ status: 422, json: { message: 'Cette entreprise existe déjà.' } }),
    );
    const form = dialog(page);
    for (const [label, text] of [
      ["Secteur d'activité", 'Transport routier'],
      ['Pays', 'Gabon'],
      ['Province/Région', 'Estuaire'],
      ['Ville', 'Libreville'],
    ]) {
      await form.getByRole('combobox', { name: label }).fill(text);
      await page.getByRole('option', { name: text, exact: true }).click();
    }
    for (const [label, text] of [
      ['Quartier', 'Glass'],
      ['E-mail', 'contact@ferme.test'],
      ['Téléphone', '+241 11 22 33 44'],
      ['Description', 'Des fruits, de la cueillette au marché.'],
    ])
      await form.getByLabel(label).fill(text);
    await button(form, 'Enregistrer').click();
    await form.getByRole('alert').waitFor();
  }),
  after('picture-choose', about, (page) => editPicture(page, 'profil')),
  after('picture-refused', about, (page) => choosePicture(page, 'profil', { bytes: 2_200_000 })),
  after('picture-crop', about, async (page) => {
    await choosePicture(page, 'profil');
    await button(page, 'Enregistrer la photo').waitFor();
  }),
  after('cover-crop', about, async (page) => {
    await choosePicture(page, 'couverture', { width: 1200, height: 700 });
    await button(page, 'Enregistrer la photo').waitFor();
  }),
  after(
    'picture-sending',
    about,
    async (page) => {
      await choosePicture(page, 'profil');
      await button(page, 'Enregistrer la photo').waitFor();
      // Nothing is sent: the bar shows the state of a slow connection.
      await page.evaluate(() => {
        XMLHttpRequest.prototype.send = function send() {
          const progress = { lengthComputable: true, loaded: 62, total: 100 };
          setTimeout(() => this.upload.dispatchEvent(new ProgressEvent('progress', progress)));
        };
      });
      await button(page, 'Enregistrer la photo').click();
      await page.getByRole('progressbar', { name: /^Envoi/ }).waitFor({ state: 'attached' });
      await page.waitForFunction(() => {
        const bar = document.querySelector('[role="progressbar"][aria-label^="Envoi"]');
        return Number(bar?.getAttribute('aria-valuenow')) > 20;
      });
    },
    { isBusy: true },
  ),
  after('picture-failed', about, async (page) => {
    await choosePicture(page, 'profil');
    await refuse(page, '**/profile/picture');
    await button(page, 'Enregistrer la photo').click();
    await button(page, 'Réessayer').waitFor();
  }),
  {
    name: 'picture-delete',
    path: about,
    prepare: async (page, open) => {
      await withPictures(page);
      await open();
      await button(page, 'Actions sur la photo de profil').click();
      await page.getByRole('menuitem', { name: 'Supprimer la photo' }).click();
      await dialog(page).waitFor();
    },
  },
  after('dialog-share', about, async (page) => {
    await action(page, 'Partager le profil par message');
    await button(dialog(page), 'Préparer le message').click();
  }),
  after('dialog-print', about, (page) => action(page, 'Télécharger le profil en PDF')),
  after('dialog-connection-remove', '/profile/connections', async (page) => {
    await button(page, /^Retirer /).click();
    await dialog(page).waitFor();
  }),
  after('connections-none-found', '/profile/connections', (page) =>
    page.getByLabel('Rechercher dans vos connexions').fill('personne de ce nom'),
  ),
  after('dialog-album', '/profile/media', async (page) => {
    await button(page, 'Créer un album').click();
    await dialog(page).waitFor();
    await button(dialog(page), 'Créer un album').click();
  }),
  after('viewer', '/profile/media', async (page) => {
    await button(page, /^Déplacements/).click();
    await dialog(page).waitFor();
  }),
];
