/** The screens of messaging and notifications: each a path, and actions before the picture is taken. */
const home = '/feed/home';
const button = (place, name) => place.getByRole('button', { name }).first();
const isWide = (page) => page.viewportSize().width >= 992;

/** A screen with actions once its page is shown. */
const after = (name, path, act, more = {}) => ({
  name,
  path,
  prepare: async (page, open) => {
    await open();
    await act(page);
    await page.waitForLoadState('networkidle');
  },
  ...more,
});

const messages = async (page) => {
  if (!isWide(page)) await page.getByRole('link', { name: /^Mathis Okoumba/ }).click();
  await page.getByRole('log').waitFor();
};

async function openPanel(page) {
  if (!isWide(page)) return;
  await button(page, /^Messaging/).click();
  await button(page, /^Mathis Okoumba/).waitFor();
}

async function openWindow(page) {
  if (!isWide(page)) return;
  await openPanel(page);
  await button(page, /^Mathis Okoumba/).click();
  await page.getByRole('log').waitFor();
}

const inWindow = (page) => page.getByRole('region', { name: 'Conversation avec Mathis Okoumba' });

async function openBell(page) {
  await button(page, /^Notifications/).click();
  await page.getByRole('list', { name: 'Notifications' }).waitFor();
}

const rows = (page) => page.getByRole('list', { name: 'Notifications' }).waitFor();
const itemMenu = async (page) => {
  await rows(page);
  await button(page, /^Actions sur la notification/).click();
  await page.getByRole('menu').waitFor();
};

export const screens = [
  after('page', '/messaging', (page) => page.getByRole('link', { name: /^Mathis Okoumba/ }).waitFor()),
  after('page-conversation', '/messaging', messages),
  after('page-empty-conversation', '/messaging?contact=111', (page) => page.getByRole('log').waitFor()),
  after('page-unknown', '/messaging?contact=999', (page) =>
    page.getByRole('heading', { name: 'Conversation introuvable' }).waitFor(),
  ),
  after('page-none-found', '/messaging', async (page) => {
    await page.getByLabel('Rechercher une conversation').fill('personne');
  }),
  after('page-menu', '/messaging', async (page) => {
    await button(page, 'Actions de la messagerie').click();
    await page.getByRole('menu').waitFor();
  }),
  after('page-group', '/messaging', async (page) => {
    await button(page, 'Actions de la messagerie').click();
    await page.getByRole('menuitem', { name: 'Create a group chat' }).click();
    await button(page, 'Créer le groupe').click();
  }),
  after('conversation-menu', '/messaging?contact=102', async (page) => {
    await button(page, 'Actions sur la conversation avec Mathis Okoumba').click();
    await page.getByRole('menu').waitFor();
  }),
  after('conversation-delete', '/messaging?contact=102', async (page) => {
    await button(page, 'Actions sur la conversation avec Mathis Okoumba').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').waitFor();
  }),
  after('conversation-report', '/messaging?contact=102', async (page) => {
    await button(page, 'Actions sur la conversation avec Mathis Okoumba').click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await page.getByRole('dialog').waitFor();
  }),
  after('conversation-archived', '/messaging?contact=102', async (page) => {
    await button(page, 'Actions sur la conversation avec Mathis Okoumba').click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await button(page, 'Annuler').waitFor();
  }),
  after('conversation-gifs', '/messaging?contact=102', async (page) => {
    await button(page, 'Gif').click();
    await page.getByRole('list', { name: 'Choisir un Gif' }).waitFor();
  }),
  after('conversation-picture', '/messaging?contact=102', async (page) => {
    const file = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'image.png', mimeType: 'image/png', buffer: file });
    await page.getByLabel('Description de l’image').waitFor();
  }),
  after('conversation-refused', '/messaging?contact=102', async (page) => {
    await button(page, 'Send').click();
    await page.getByText('Please enter message').waitFor();
  }),
  after('conversation-sent', '/messaging?contact=111', async (page) => {
    await page.getByLabel('Type a message').fill('Bonjour, êtes-vous libre jeudi ?');
    await page.keyboard.press('Enter');
    await page.getByText('Lu', { exact: true }).waitFor();
    await button(page, 'Gif').click();
    await button(page.getByRole('list', { name: 'Choisir un Gif' }), 'Merci').click();
    await page.getByText('Lu', { exact: true }).nth(1).waitFor();
  }),
  after('panel', home, openPanel),
  after('window', home, openWindow),
  after('windows', home, async (page) => {
    if (!isWide(page)) return;
    await openWindow(page);
    await button(page, /^Corentin Vasseur/).click();
    await page.getByRole('log').nth(1).waitFor();
    await button(inWindow(page), /^Réduire/).click();
  }),
  after('window-menu', home, async (page) => {
    if (!isWide(page)) return;
    await openWindow(page);
    await button(inWindow(page), /^Actions/).click();
    await page.getByRole('menu').waitFor();
  }),
  after('window-gifs', home, async (page) => {
    if (!isWide(page)) return;
    await openWindow(page);
    await button(inWindow(page), 'Gif').click();
    await page.getByRole('list', { name: 'Choisir un Gif' }).waitFor();
  }),
  after('bell', home, openBell),
  after('notifications', '/notifications', rows),
  after('notifications-whole', '/notifications', rows, { whole: true }),
  after('notifications-requests', '/notifications?filter=requests', rows),
  after('notifications-none', '/notifications?filter=unread', async (page) => {
    await rows(page);
    await button(page, 'Actions sur les notifications').click();
    await page.getByRole('menuitem', { name: 'Tout marquer comme lu' }).click();
  }),
  after('notifications-menu', '/notifications', async (page) => {
    await rows(page);
    await button(page, 'Actions sur les notifications').click();
    await page.getByRole('menu').waitFor();
  }),
  after('notifications-row-menu', '/notifications', itemMenu),
  after('notifications-undo', '/notifications', async (page) => {
    await itemMenu(page);
    await page.getByRole('menuitem', { name: 'Désactiver ce type' }).click();
    await button(page, 'Annuler').waitFor();
  }),
];
