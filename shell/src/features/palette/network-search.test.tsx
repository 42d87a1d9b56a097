import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Palette } from './Palette.tsx';
import { providePaletteSources } from './palette-sources.ts';

let server: FakeServer;

const person = {
  member: { Customers_Numbers: '7', Names: 'Élodie', LastName: 'Ngassa', role: 'Notaire' },
  connected: false,
};
const post = {
  id: 'a',
  text: 'Les pirogues\n\ntraversent',
  author: { Customers_Numbers: '8', Names: 'Awa' },
};
const listOf = (key: string, items: unknown[]) =>
  json({ success: true, [key]: items, meta: { next_cursor: null } });

function open() {
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  providePaletteSources({
    index: {
      routes: [
        { path: '/feed/home', title: 'Accueil' },
        { path: '/feed/celebration', title: 'Célébrations' },
      ],
      isComplete: true,
      loadRest: async () => undefined,
    },
    search: async () => [],
  });
  return renderInApp(<Palette onClose={() => undefined} />, { member: sampleMember() });
}

const field = () => screen.findByRole('combobox');
const section = async (name: string) => within(await screen.findByRole('group', { name }));

beforeEach(() => localStorage.clear());

test('shows people and publications after the entry of all results, and remembers what was searched for', async () => {
  const { router, unmount } = open();
  server.on('GET /search/people', () => listOf('items', [person]));
  server.on('GET /search/posts', () => listOf('feeds', [post]));
  const input = await field();
  await screen.findByRole('option', { name: 'Accueil' });
  await userEvent.type(input, ' elo');
  expect((await section('Personnes')).getByRole('option')).toHaveTextContent('Élodie NgassaNotaire');
  expect((await section('Publications')).getByRole('option')).toHaveTextContent('Les pirogues traversentAwa');
  expect(screen.getByRole('status')).toHaveTextContent('2 résultats');
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  await userEvent.type(input, '{Enter}');
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/search?q=elo');
  unmount();
  open();
  const recent = await section('Recherches récentes');
  expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'elo',
    'Effacer les recherches récentes',
  ]);
  await userEvent.click(recent.getByRole('option', { name: 'Effacer les recherches récentes' }));
  expect(screen.queryByRole('group', { name: 'Recherches récentes' })).not.toBeInTheDocument();
});

test('offers the main pages before anything is typed, and any page by its title', async () => {
  open();
  const pages = await section('Aller à');
  expect(await screen.findByRole('option', { name: 'Accueil' })).toBeInTheDocument();
  server.on('GET /search/people', () => listOf('items', []));
  server.on('GET /search/posts', () => listOf('feeds', []));
  await userEvent.type(await field(), 'celeb');
  expect((await section('Aller à')).getByRole('option')).toHaveTextContent('Célébrations');
  expect(pages).toBeDefined();
});

test('says when nothing was found', async () => {
  open();
  server.on('GET /search/people', () => listOf('items', []));
  server.on('GET /search/posts', () => listOf('feeds', []));
  await userEvent.type(await field(), 'zzz');
  expect(await screen.findByText(/^Aucun résultat/, { selector: 'p' })).toBeVisible();
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('says why a search failed, and repeats it', async () => {
  open();
  server.on('GET /search/people', [
    () => json({ success: false, message: 'Le service se repose.' }, { status: 400 }),
    () => listOf('items', [person]),
  ]);
  server.on('GET /search/posts', () => listOf('feeds', []));
  await userEvent.type(await field(), 'elo');
  expect(await screen.findByText(/Le service se repose\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect((await section('Personnes')).getByRole('option')).toHaveTextContent('Élodie Ngassa');
});
