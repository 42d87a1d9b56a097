import { failNextSampleReply } from '@az/shared/sample-server';
import { useUnreadCounts } from '@az/shared/storage';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { startTitle } from '@az/shared/title';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notifications } from '../data/notifications/notifications-store.ts';
import { Component as NotificationsPage } from './NotificationsPage.tsx';

const user = userEvent.setup();

function Header() {
  return <p>{`Compte ${useUnreadCounts().notifications}`}</p>;
}

const openPage = (route = '/notifications') =>
  renderInApp(
    <>
      <Header />
      <NotificationsPage />
    </>,
    { route, member: sampleMember() },
  );

const list = () => screen.findByRole('list', { name: 'Notifications' });
const rows = async () => within(await list()).getAllByRole('listitem');
const row = async (name: string) =>
  (await rows()).find((one) => one.textContent?.includes(name)) as HTMLElement;
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

async function choose(name: string, entry: string) {
  await user.click(
    (await screen.findAllByRole('button', { name: `Actions sur la notification de ${name}` }))[0] as Element,
  );
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

let stopTitle: () => void;
let server: FakeServer;

beforeEach(() => {
  stopTitle = startTitle();
  server = fakeServer();
  // All calls but those of notifications, which the sample server replies to.
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
});

afterEach(() => {
  stopTitle();
  notifications.forget();
});

test('a like links to the member’s publications', async () => {
  openPage();
  const links = within(await list()).getAllByRole('link', { name: /votre publication\.$/ });
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) expect(link).toHaveAttribute('href', '/profile/feed');
});

test('shows twelve, then the rest, and the number of unread ones in the title and the header', async () => {
  openPage();
  expect(screen.getByText('Chargement des notifications…')).toBeInTheDocument();
  expect(await rows()).toHaveLength(12);
  expect(document.title).toBe('(4) Notifications · AZ Connect');
  expect(screen.getByText('Compte 4')).toBeInTheDocument();
  await press('Voir plus');
  expect(await rows()).toHaveLength(18);
  expect(within((await rows())[12] as HTMLElement).getByRole('link')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Voir plus' })).not.toBeInTheDocument();
});

test('shows an error when they cannot be loaded, and loads on retry', async () => {
  failNextSampleReply();
  openPage();
  expect(await screen.findByText(/Vos notifications n’ont pas pu être chargées/)).toBeInTheDocument();
  await press('Réessayer');
  expect(await rows()).toHaveLength(12);
});

test('says that they are sample data, also if the list of the server’s extensions came late', async () => {
  server.on('GET /capabilities', [() => json({}, { status: 403 }), () => json({ extensions: ['network'] })]);
  openPage();
  expect(await screen.findByText(/Vos notifications n’ont pas pu être chargées/)).toBeInTheDocument();
  expect(screen.queryByText('Données d’exemple')).not.toBeInTheDocument();
  await press('Réessayer');
  expect(await rows()).toHaveLength(12);
  expect(screen.getByText('Données d’exemple')).toBeInTheDocument();
});

test('on a server that has them, shows its own', async () => {
  server.on('GET /capabilities', () => json({ extensions: ['network', 'notifications'] }));
  const own = {
    ...{ id: 'n', kind: 'groups', from: { id: null, name: 'Atelier', picture_url: null }, text: 'Un album.' },
    ...{ url: '/feed/albums', sent_at: '2026-01-02T03:04:05.000Z', read: false, accepted: null },
  };
  const reply = { success: true, meta: { next_cursor: null, unread: 70 }, silenced: {}, mail: true };
  const foreign = { ...own, id: 'm', url: 'https://elsewhere.test' };
  server.on('GET /notifications', () => json({ ...reply, items: [own, foreign, { ...own, kind: 'new' }] }));
  server.on('PUT /notifications/read', () => json({ success: true }));
  openPage();
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByText('Données d’exemple')).not.toBeInTheDocument();
  expect(screen.getByText('Compte 70')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Atelier Un album.' }));
  expect(screen.getByText('Compte 69')).toBeInTheDocument();
  await press('Actions sur les notifications');
  await user.click(await screen.findByRole('menuitem', { name: 'Tout marquer comme lu' }));
  expect(screen.getByText('Compte 0')).toBeInTheDocument();
  const sent = () =>
    server.requests.filter(({ method }) => method === 'PUT').map((one) => one.clone().json());
  await waitFor(async () =>
    expect(await Promise.all(sent())).toEqual([
      { ids: ['n'], read: true },
      { up_to: own.sent_at, read: true },
    ]),
  );
});

test('the next page is loaded when the first one has been shown', async () => {
  server.on('GET /capabilities', () => json({ extensions: ['network', 'notifications'] }));
  const itemsOf = (from: number) =>
    Array.from({ length: 12 }, (_, index) => ({
      ...{ id: `n${from + index}`, kind: 'groups', from: { id: null, name: `Groupe ${from + index}` } },
      ...{ text: 'Un album.', url: '/feed/albums', sent_at: '2026-01-02T03:04:05.000Z', read: true },
    }));
  server.on('GET /notifications', ({ url }) => {
    const isFirst = !url.includes('cursor=next');
    const meta = { next_cursor: isFirst ? 'next' : null, unread: 0 };
    return json({ success: true, items: itemsOf(isFirst ? 1 : 13), meta, silenced: {}, mail: true });
  });
  openPage();
  expect(await rows()).toHaveLength(12);
  await press('Voir plus');
  expect(await screen.findByRole('link', { name: 'Groupe 24 Un album.' })).toBeInTheDocument();
  expect(await rows()).toHaveLength(24);
  expect(screen.queryByRole('button', { name: 'Voir plus' })).not.toBeInTheDocument();
});

test('opening one marks it as read, for the next visit too', async () => {
  const { unmount } = openPage();
  const first = await row('Corentin Vasseur');
  expect(within(first).getByText('Non lue')).toBeInTheDocument();
  await user.click(within(first).getByRole('link'));
  expect(screen.getByText('Compte 3')).toBeInTheDocument();
  unmount();
  notifications.forget();
  openPage();
  expect(within(await row('Corentin Vasseur')).queryByText('Non lue')).not.toBeInTheDocument();
});

test('the filter is in the URL; one that was read is removed and the focus moves to the next', async () => {
  const { router } = openPage();
  await rows();
  await user.click(screen.getByRole('link', { name: 'Non lues' }));
  expect(router.state.location.search).toBe('?filter=unread');
  expect(await rows()).toHaveLength(4);
  await choose('Inès Belhadji', 'Marquer comme lue');
  expect(await rows()).toHaveLength(3);
  expect(within(await row('Corentin Vasseur')).getByRole('link')).toHaveFocus();
});

test('one that was read can be marked as unread', async () => {
  openPage();
  await choose('Élodie Trannoy', 'Marquer comme non lue');
  expect(within(await row('Élodie Trannoy')).getByText('Non lue')).toBeInTheDocument();
  expect(screen.getByText('Compte 5')).toBeInTheDocument();
});

test('all are marked as read at once', async () => {
  openPage('/notifications?filter=unread');
  expect(await rows()).toHaveLength(4);
  await press('Actions sur les notifications');
  await user.click(await screen.findByRole('menuitem', { name: 'Tout marquer comme lu' }));
  expect(screen.getByText('Vous êtes à jour.')).toBeInTheDocument();
  expect(document.title).toBe('Notifications · AZ Connect');
  expect(screen.getByText('Compte 0')).toBeInTheDocument();
});

test('marking all as read can be undone', async () => {
  openPage('/notifications?filter=unread');
  await rows();
  await press('Actions sur les notifications');
  await user.click(await screen.findByRole('menuitem', { name: 'Tout marquer comme lu' }));
  const notice = screen.getByRole('group', { name: 'Notifications marquées comme lues' });
  await user.click(within(notice).getByRole('button', { name: 'Annuler' }));
  expect(await rows()).toHaveLength(4);
  expect(screen.getByText('Compte 4')).toBeInTheDocument();
  expect(notice).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a request is accepted, another removed and restored', async () => {
  openPage('/notifications?filter=requests');
  expect(await rows()).toHaveLength(2);
  await press('Supprimer la demande de Thibault Ewondé');
  expect(screen.getByText('Demande de Thibault Ewondé supprimée')).toBeInTheDocument();
  expect(screen.getByText('Compte 3')).toBeInTheDocument();
  const undo = screen.getByRole('button', { name: 'Annuler' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(within(await row('Thibault Ewondé')).getByRole('link')).toHaveFocus();
  await press('Accepter la demande de Inès Belhadji');
  expect(await rows()).toHaveLength(1);
  expect(screen.getByText('Compte 3')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Toutes' }));
  expect(await row('Inès Belhadji')).toHaveTextContent(
    'Inès Belhadji fait maintenant partie de votre réseau.',
  );
});

test('a removed notification stays removed', async () => {
  const { unmount } = openPage();
  await choose('Corentin Vasseur', 'Supprimer');
  expect(screen.getByRole('group', { name: 'Notification supprimée' })).toBeInTheDocument();
  unmount();
  notifications.forget();
  openPage();
  await rows();
  expect(screen.queryByText('Corentin Vasseur')).not.toBeInTheDocument();
});

test('a kind is switched off and on again', async () => {
  openPage();
  await choose('Anaïs Delcourt', 'Désactiver ce type');
  expect(screen.getByText(/Réactions et commentaires\s: notifications désactivées/)).toBeInTheDocument();
  expect(screen.queryByText('Bastien Nkodo')).not.toBeInTheDocument();
  expect(screen.getByText('Compte 2')).toBeInTheDocument();
  await press(/^Réactiver les notifications\s: Réactions et commentaires$/);
  expect(await screen.findByText('Bastien Nkodo')).toBeInTheDocument();
  expect(screen.getByText('Compte 4')).toBeInTheDocument();
});

test('says why there is a notification, and switches its kind off and on there', async () => {
  server.on('GET /capabilities', () => json({ extensions: ['network', 'notifications'] }));
  const like = {
    ...{ id: 'n', kind: 'reactionsAndComments', from: { id: '7', name: 'Awa Diallo', picture_url: null } },
    ...{ text: 'aime votre publication.', why: 'Vous avez écrit cette publication.', url: '/feed/home' },
    ...{ sent_at: '2026-01-02T03:04:05.000Z', read: false, accepted: null },
  };
  const meta = { next_cursor: null, unread: 1 };
  server.on('GET /notifications', () =>
    json({ success: true, items: [like], meta, silenced: {}, mail: true }),
  );
  server.on('PUT /notifications/choices', () => json({ success: true }));
  openPage();
  await choose('Awa Diallo', 'Pourquoi cette notification\u00a0?');
  const dialog = await screen.findByRole('dialog', { name: 'Pourquoi cette notification\u00a0?' });
  expect(dialog).toHaveTextContent('Awa Diallo aime votre publication.Vous avez écrit cette publication.');
  const toggle = within(dialog).getByRole('switch', { name: /^Réactions et commentaires/ });
  expect(toggle).toBeChecked();
  await user.click(toggle);
  expect(toggle).not.toBeChecked();
  expect(screen.getByText('Vous êtes à jour.')).toBeInTheDocument();
  await user.click(toggle);
  expect(toggle).toBeChecked();
  await user.click(toggle);
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('requests alone are marked as read', async () => {
  openPage('/notifications?filter=requests');
  const unread = (await rows()).filter((one) => within(one).queryByText('Non lue'));
  expect(unread.length).toBeGreaterThan(0);
  await press('Actions sur les notifications');
  await user.click(await screen.findByRole('menuitem', { name: 'Marquer les demandes comme lues' }));
  expect(await rows()).toHaveLength(2);
  for (const one of unread) expect(one).not.toHaveTextContent('Non lue');
  expect(screen.getByText(`Compte ${4 - unread.length}`)).toBeInTheDocument();
});

test('a person is silenced, and that is undone', async () => {
  openPage();
  await choose('Anaïs Delcourt', 'Mettre Anaïs Delcourt en sourdine');
  expect(screen.getByRole('group', { name: 'Anaïs Delcourt en sourdine' })).toBeInTheDocument();
  expect(screen.getByText('Compte 3')).toBeInTheDocument();
  await press('Annuler');
  expect(await row('Anaïs Delcourt')).toBeInTheDocument();
  expect(screen.getByText('Compte 4')).toBeInTheDocument();
});

test('mail is chosen for this device; push only where the browser allows it', async () => {
  openPage();
  await press('Actions sur les notifications');
  const mail = await screen.findByRole('menuitemcheckbox', { name: 'Notifications par e-mail' });
  expect(mail).toHaveAttribute('aria-checked', 'true');
  await user.click(mail);
  expect(mail).toHaveAttribute('aria-checked', 'false');
  const push = screen.getByRole('menuitemcheckbox', { name: 'Notifications push' });
  await user.click(push);
  expect(push).toHaveAttribute('aria-checked', 'false');
});
