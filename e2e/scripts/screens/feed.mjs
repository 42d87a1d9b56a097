const api = '**/az-connect-backend/api';

const openComposer = (page) => page.getByRole('button', { name: /^(Quoi de neuf|Reprendre)/ }).click();

/** Presses buttons by their names, in order. */
const press =
  (...names) =>
  async (page) => {
    for (const name of names) await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').last().waitFor();
    await page.waitForLoadState('networkidle');
  };

const reply = (json) => async (page, open) => {
  await page.route(`${api}/az/global*`, (route) => route.fulfill({ json }));
  await open();
};

const opened = (then) => async (page, open) => {
  await open();
  await then(page);
};

/** The screens of the feed, with their states and dialogs. */
export const screens = [
  { name: 'home', path: '/feed/home' },
  { name: 'home-empty', path: '/feed/home', prepare: reply({ success: true, feeds: [], meta: {} }) },
  { name: 'home-failed', path: '/feed/home', prepare: reply({ success: false }) },
  {
    name: 'home-scrolled',
    path: '/feed/home',
    prepare: opened(async (page) => {
      await page.getByRole('article').nth(3).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
    }),
  },
  { name: 'story', path: '/feed/home', prepare: opened(press(/Voir la story/)) },
  {
    name: 'composer',
    path: '/feed/home',
    prepare: opened(async (page) => {
      await openComposer(page);
      await page.getByLabel('Votre publication').fill('Notre équipe ouvre ses portes mardi prochain.');
      await page
        .getByLabel('Images à ajouter')
        .setInputFiles(`${import.meta.dirname}/../../../docs/feed.jpg`);
    }),
  },
  {
    name: 'composer-leaving',
    path: '/feed/home',
    prepare: opened(async (page) => {
      await openComposer(page);
      await page.getByLabel('Votre publication').fill('Presque fini');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Garder le brouillon' }).waitFor();
    }),
  },
  { name: 'share', path: '/feed/home', prepare: opened(press('Partager')) },
  { name: 'albums', path: '/feed/albums' },
  { name: 'albums-create', path: '/feed/albums', prepare: opened(press('Créer un album')) },
  { name: 'albums-viewer', path: '/feed/albums', prepare: opened(press(/^Journée d’équipe/)) },
  { name: 'celebration', path: '/feed/celebration' },
  { name: 'posts', path: '/posts' },
  { name: 'post-details', path: '/feed/post-details?post=2' },
  { name: 'post-unknown', path: '/feed/post-details?post=nulle-part' },
  { name: 'post-videos', path: '/feed/post-videos' },
  { name: 'post-videos-empty', path: '/feed/post-videos?tab=enregistrees' },
  { name: 'post-videos-add', path: '/feed/post-videos', prepare: opened(press('Ajouter une vidéo')) },
  { name: 'post-video-details', path: '/feed/post-videos/details' },
  { name: 'create-page', path: '/feed/create-page' },
  {
    name: 'create-page-refused',
    path: '/feed/create-page',
    prepare: opened((page) => page.getByRole('button', { name: 'Créer la page' }).click()),
  },
  { name: 'classic', path: '/classic' },
  { name: 'videos', path: '/feed/videos' },
  { name: 'video-details', path: '/feed/videos/details?video=4' },
];
