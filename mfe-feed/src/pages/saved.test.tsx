import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { useToasts } from '@az/shared/toast';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadFeed } from '../features/read-feed/ReadFeed.tsx';
import { fakeViewport } from '../testing/fake-viewport.ts';
import { feedItem, feedReply } from '../testing/sample-feed.ts';
import { Component as SavedPage } from './ListPage.tsx';

let server: FakeServer;

const Toasts = () => <p>{useToasts(({ toasts }) => toasts.map(({ message }) => message).join())}</p>;

function open(content = <SavedPage />, extensions = ['network']) {
  server.on('GET /capabilities', () => json({ extensions }));
  return renderInApp(
    <>
      {content}
      <Toasts />
    </>,
    { route: '/feed/saved', member: sampleMember() },
  );
}

const feed = <ReadFeed below={() => null} />;
const marks = (saved: boolean, hidden: boolean) => () => json({ success: true, saved, hidden });
const callsOf = (...methods: string[]) =>
  server.requests
    .filter(({ method }) => methods.includes(method))
    .map(({ method, url }) => `${method} ${new URL(url).pathname.split('/').slice(-2).join('/')}`);

async function openMenu(text: string) {
  const card = (await screen.findByText(text, { selector: 'article p' })).closest('article') as HTMLElement;
  await userEvent.click(within(card).getByRole('button', { name: /^Actions sur/ }));
  return within(await screen.findByRole('menu'));
}

const choose = async (text: string, entry: string) =>
  userEvent.click((await openMenu(text)).getByRole('menuitem', { name: entry }));

beforeEach(() => {
  fakeViewport();
  server = fakeServer();
});

test('lists what the member saved, page by page; one that is taken out stays until the page is left', async () => {
  server.on('GET /az/saved', () => json(feedReply([feedItem('a', { saved: true })], 'next')));
  server.on('GET /az/saved?cursor=next', () => json(feedReply([feedItem('b', { saved: true })])));
  server.on('DELETE /az/announcements/a/saved', marks(false, false));
  open();
  expect(await screen.findByText('Annonce a')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Voir plus' }));
  expect(await screen.findByText('Annonce b')).toBeInTheDocument();
  await choose('Annonce a', 'Retirer des enregistrés');
  await waitFor(() => expect(callsOf('DELETE')).toEqual(['DELETE a/saved']));
  const menu = await openMenu('Annonce a');
  expect(menu.getByRole('menuitem', { name: 'Enregistrer' })).toBeInTheDocument();
  expect(menu.queryByRole('menuitem', { name: 'Voir les enregistrés' })).not.toBeInTheDocument();
});

test('says when nothing is saved', async () => {
  server.on('GET /az/saved', () => json(feedReply([])));
  open();
  expect(await screen.findByText(/^Vous n’avez enregistré aucune publication\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lire les annonces' })).toHaveAttribute('href', '/feed/home');
});

test('a failed call shows the reason, and can be retried', async () => {
  server.on('GET /az/saved', [
    () => json({ success: false, message: 'Le service se repose.' }, { status: 400 }),
    () => json(feedReply([feedItem('a', { saved: true })])),
  ]);
  open();
  expect(await screen.findByText('Le service se repose.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Annonce a')).toBeInTheDocument();
});

test('a server without the call is not asked', async () => {
  open(<SavedPage />, []);
  expect(await screen.findByText(/^Ce serveur ne liste pas/)).toBeInTheDocument();
  expect(callsOf('GET')).toEqual(['GET api/capabilities']);
});

test('a publication is saved on the server, and no longer when that is refused', async () => {
  server.on('GET /az/global', () => json(feedReply([feedItem('a')])));
  server.on('PUT /az/announcements/a/saved', [
    () => json({ success: false, message: 'Patientez.' }, { status: 400 }),
    marks(true, false),
  ]);
  open(feed);
  await choose('Annonce a', 'Enregistrer');
  expect(await screen.findByText('La publication n’a pas été enregistrée. Patientez.')).toBeInTheDocument();
  await choose('Annonce a', 'Enregistrer');
  const menu = await openMenu('Annonce a');
  expect(menu.getByRole('menuitem', { name: 'Retirer des enregistrés' })).toBeInTheDocument();
  expect(menu.getByRole('menuitem', { name: 'Voir les enregistrés' })).toBeInTheDocument();
  expect(localStorage.getItem('az-feed-marks:1042')).toBeNull();
});

test('a publication is hidden on the server, and shown again by undo', async () => {
  server.on('GET /az/global', () => json(feedReply([feedItem('a'), feedItem('b')])));
  server.on('PUT /az/announcements/a/hidden', marks(false, true));
  server.on('DELETE /az/announcements/a/hidden', marks(false, false));
  open(feed);
  await choose('Annonce a', 'Masquer la publication');
  expect(await screen.findByRole('article', { name: 'Publication masquée' })).toBeInTheDocument();
  await waitFor(() => expect(callsOf('PUT', 'DELETE')).toEqual(['PUT a/hidden']));
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(screen.getByText('Annonce a')).toBeInTheDocument();
  await waitFor(() => expect(callsOf('PUT', 'DELETE')).toEqual(['PUT a/hidden', 'DELETE a/hidden']));
});

test('a server without marks leaves them on the device', async () => {
  const { saved: _saved, hidden: _hidden, ...item } = feedItem('a');
  server.on('GET /az/global', () => json(feedReply([item])));
  open(feed, []);
  await choose('Annonce a', 'Enregistrer');
  const menu = await openMenu('Annonce a');
  expect(menu.getByRole('menuitem', { name: 'Retirer des enregistrés' })).toBeInTheDocument();
  expect(menu.queryByRole('menuitem', { name: 'Voir les enregistrés' })).not.toBeInTheDocument();
  expect(localStorage.getItem('az-feed-marks:1042')).toContain('"saved":["a"]');
  expect(callsOf('PUT', 'DELETE')).toEqual([]);
});
