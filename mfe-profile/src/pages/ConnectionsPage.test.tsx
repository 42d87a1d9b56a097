import { failNextSampleReply } from '@az/shared/sample/people';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as ConnectionsPage } from './ConnectionsPage.tsx';

jest.mock('@az/shared/live', () => ({
  ...jest.requireActual('@az/shared/live'),
  listenFor: jest.fn(() => () => undefined),
}));

const rowOf = (id: string, name: string, more = {}) => ({
  member: { Customers_Numbers: id, Names: name, LastName: 'Mba', role: null, picture_url: null },
  at: '2026-01-05T10:00:00Z',
  note: null,
  mutual_count: 0,
  mutual: [],
  ...more,
});
const list =
  (items: object[], next_cursor: string | null = null, total = items.length) =>
  () =>
    json({ success: true, items, meta: { next_cursor, total } });

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  server = fakeServer();
});

function open(extensions: string[], route = '/profile/connections') {
  server.on('GET /capabilities', () => json({ extensions }));
  return renderInApp(<ConnectionsPage />, { route, member: sampleMember({ id: String(Math.random()) }) });
}
const removeButtons = () => screen.queryAllByRole('button', { name: /^Retirer / });
const names = () => removeButtons().map((button) => button.getAttribute('aria-label'));

describe('on a server with relations', () => {
  beforeEach(() => server.on('GET /az/connections/requests', list([])));
  const opened = (route?: string) => open(['network'], route);

  test('each connection has since when, and whom both know', async () => {
    const mutual = [{ Customers_Numbers: '9', Names: 'Zoé', LastName: 'Alba' }];
    server.on('GET /az/connections', list([rowOf('1', 'Bob', { mutual, mutual_count: 4 })]));
    opened();
    expect(await screen.findByText('Depuis le 5 janvier 2026')).toBeVisible();
    expect(screen.getByText(/relations en commun$/)).toHaveTextContent(/^4 /);
    expect(screen.getByRole('link', { name: 'Bob Mba' })).toHaveAttribute('href', '/profile/feed?member=1');
    expect(screen.queryByText('Données d’exemple')).toBeNull();
  });

  test('search and order are in the address, and the server finds and sorts', async () => {
    server.on('GET /az/connections?sort=recent', list([rowOf('1', 'Bob'), rowOf('2', 'Ada')]));
    server.on('GET /az/connections?sort=name', list([rowOf('2', 'Ada'), rowOf('1', 'Bob')]));
    server.on('GET /az/connections?q=ada&sort=name', list([rowOf('2', 'Ada')]));
    const { router } = opened();
    await waitFor(() => expect(names()).toEqual(['Retirer Bob Mba', 'Retirer Ada Mba']));
    await userEvent.selectOptions(screen.getByLabelText('Trier par'), 'Nom');
    await waitFor(() => expect(names()).toEqual(['Retirer Ada Mba', 'Retirer Bob Mba']));
    for (const q of ['a', 'ad']) server.on(`GET /az/connections?q=${q}&sort=name`, list([]));
    await userEvent.type(screen.getByLabelText('Rechercher dans vos relations'), 'ada');
    await waitFor(() => expect(names()).toEqual(['Retirer Ada Mba']));
    expect(screen.getByText('1 relation')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?sort=name&q=ada');
  });

  test('a search without result says so, and can be cleared', async () => {
    server.on('GET /az/connections?q=zz&sort=recent', list([]));
    server.on('GET /az/connections?sort=recent', list([rowOf('1', 'Bob')]));
    opened('/profile/connections?q=zz');
    expect(await screen.findByText(/^Aucun résultat pour «.zz.»\.$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
    await waitFor(() => expect(names()).toEqual(['Retirer Bob Mba']));
    expect(screen.getByLabelText('Rechercher dans vos relations')).toHaveValue('');
  });

  test('more are read page by page', async () => {
    server.on('GET /az/connections?sort=recent', list([rowOf('1', 'Bob')], 'next', 2));
    server.on('GET /az/connections?sort=recent&cursor=next', list([rowOf('2', 'Ada')], null, 2));
    opened();
    await userEvent.click(await screen.findByRole('button', { name: 'Voir plus' }));
    await waitFor(() => expect(names()).toEqual(['Retirer Bob Mba', 'Retirer Ada Mba']));
  });

  test('who has none has nothing to search', async () => {
    server.on('GET /az/connections', list([]));
    opened();
    expect(await screen.findByText('Vous n’avez pas encore de relation.')).toBeVisible();
    expect(screen.queryByLabelText('Trier par')).toBeNull();
  });
});

describe('on a server without relations', () => {
  test('the sample network is shown and searched, and keeps who was removed', async () => {
    const { router } = open([]);
    await waitFor(() => expect(removeButtons()).toHaveLength(8));
    expect(screen.getByText('Données d’exemple')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Relations 300');
    expect(screen.queryByText('Demandes reçues')).toBeNull();
    expect(screen.getByRole('link', { name: 'Message à Anaïs Delcourt' })).toHaveAttribute(
      'href',
      '/messaging?contact=101',
    );
    expect(screen.queryByRole('link', { name: 'Anaïs Delcourt' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Voir plus' }));
    await waitFor(() => expect(removeButtons()).toHaveLength(12));
    await userEvent.type(screen.getByLabelText('Rechercher dans vos relations'), 'ingenieur');
    await waitFor(() => expect(names()).toEqual(['Retirer Bastien Nkodo']));
    await userEvent.click(screen.getByRole('button', { name: 'Retirer Bastien Nkodo' }));
    const question = await screen.findByRole('dialog', { name: /^Retirer Bastien Nkodo/ });
    await userEvent.click(within(question).getByRole('checkbox'));
    await userEvent.click(within(question).getByRole('button', { name: 'Retirer' }));
    expect(await screen.findByText(/^Aucun résultat/)).toBeVisible();
    expect(router.state.location.search).toBe('?q=ingenieur');
  });

  test('a failed reply can be repeated', async () => {
    failNextSampleReply();
    open([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(removeButtons()).toHaveLength(8));
  });
});
