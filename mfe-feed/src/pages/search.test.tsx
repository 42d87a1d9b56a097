import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewport } from '../testing/fake-viewport.ts';
import { feedItem, feedReply } from '../testing/sample-feed.ts';
import { Component as SearchPage } from './SearchPage.tsx';

let server: FakeServer;

const member = (id: string, LastName: string) => ({
  member: { Customers_Numbers: id, Names: 'Élodie', LastName, role: 'Notaire' },
  connected: id === '1',
});
const peopleReply = (items: unknown[], next_cursor: string | null = null) =>
  json({ success: true, items, meta: { next_cursor } });

function open(query: string, ...extensions: string[]) {
  fakeViewport();
  server.on('GET /capabilities', () => json({ extensions }));
  return renderInApp(<SearchPage />, { route: `/search${query}`, member: sampleMember() });
}

beforeEach(() => {
  server = fakeServer();
});

test('shows the first people and the publications that were found', async () => {
  const found = ['1', '2', '3', '4', '5', '6'].map((id) => member(id, `Ngassa ${id}`));
  server.on('GET /search/people?q=%C3%A9lodie', () => peopleReply(found));
  server.on('GET /search/posts?q=%C3%A9lodie', () =>
    json(feedReply([feedItem('a', { text: 'Élodie a publié' })])),
  );
  open('?q=%20%C3%A9lodie', 'network');
  expect(await screen.findByRole('article', { name: /Inès Okemba/ })).toHaveTextContent('Élodie a publié');
  const people = within(screen.getByRole('region', { name: 'Personnes' }));
  expect(await people.findByRole('link', { name: 'Élodie Ngassa 1' })).toHaveAttribute(
    'href',
    '/profile/feed?member=1',
  );
  expect(people.getByText('Fait partie de vos relations')).toBeInTheDocument();
  expect(people.getAllByRole('listitem')).toHaveLength(5);
  expect(people.getByRole('link', { name: 'Toutes les personnes' })).toHaveAttribute(
    'href',
    '/search?q=%C3%A9lodie&kind=people',
  );
});

test('the tab of people loads more of them', async () => {
  server.on('GET /search/people', [
    () => peopleReply([member('1', 'Abel')], 'next'),
    () => peopleReply([member('2', 'Basile')]),
  ]);
  open('?q=elo&kind=people', 'network');
  await userEvent.click(await screen.findByRole('button', { name: 'Voir plus de personnes' }));
  expect(await screen.findByText('Élodie Basile')).toBeInTheDocument();
  expect(screen.getByText('Élodie Abel')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Voir plus de personnes' })).not.toBeInTheDocument();
  expect(server.requests.filter(({ url }) => url.includes('/search/posts'))).toEqual([]);
});

test('says when nothing was found', async () => {
  server.on('GET /search/people', () => peopleReply([]));
  server.on('GET /search/posts', () => json(feedReply([])));
  open('?q=zzz', 'network');
  expect(await screen.findByText(/^Aucune personne trouvée/)).toBeInTheDocument();
  expect(await screen.findByText(/^Aucune publication trouvée/)).toBeInTheDocument();
});

test('a failed call shows the reason, and can be retried', async () => {
  server.on('GET /search/people', [
    () => json({ success: false, message: 'Le service se repose.' }, { status: 400 }),
    () => peopleReply([member('1', 'Abel')]),
  ]);
  open('?q=elo&kind=people', 'network');
  expect(await screen.findByText('Le service se repose.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Élodie Abel')).toBeInTheDocument();
});

test('asks for a text when the address has none', async () => {
  open('', 'network');
  expect(await screen.findByText(/^Tapez un nom/)).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Rechercher' })).toHaveValue('');
  expect(screen.getByRole('heading', { level: 1, name: 'Recherche' })).toBeInTheDocument();
});

test('says that signs alone are no search, without a call', async () => {
  open('?q=!!!', 'network');
  expect(await screen.findByText(/^Une recherche demande au moins une lettre/)).toBeInTheDocument();
  expect(server.requests.filter(({ url }) => url.includes('/search/'))).toEqual([]);
});

test('a server that cannot search says so', async () => {
  server.on('GET /search/people', () => peopleReply([]));
  server.on('GET /search/posts', () => json(feedReply([])));
  open('?q=elo');
  expect(await screen.findByText('Ce serveur ne cherche ni personnes ni publications.')).toBeInTheDocument();
});
