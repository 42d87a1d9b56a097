import type { LiveEvent } from '@az/shared/contracts';
import { listenLive } from '@az/shared/live';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as ConnectionsPage } from './ConnectionsPage.tsx';
import { Component as ProfileLayout } from './ProfileLayout.tsx';

jest.mock('@az/shared/live', () => ({
  ...jest.requireActual('@az/shared/live'),
  listenLive: jest.fn(() => () => undefined),
}));

const author = {
  Customers_Numbers: '2001',
  Names: 'Bob',
  LastName: 'Mba',
  isVerify: false,
  role: 'Capitaine',
  picture_url: null,
};
const none = { state: 'none', follows: false, muted: false, note: null, may: ['connect'] };
const profile = (relation: object = none, changes: object = {}) => ({
  success: true,
  member: {
    ...author,
    has_cover: false,
    description: 'Trois pirogues sur le fleuve.',
    email: null,
    since: '2024-03-12T08:00:00Z',
    restricted: false,
    announcement_count: 2,
    connection_count: 12,
    follower_count: 1,
    mutual_count: 3,
    relation,
    ...changes,
  },
});
const refused = (kind: string, status: number) => () =>
  json({ success: false, status: false, error: { kind, message: 'Non.' }, message: 'Non.' }, { status });
const row = {
  member: author,
  at: '2026-01-05T10:00:00Z',
  note: 'Nous étions à Libreville.',
  mutual_count: 0,
};
const list = (items: object[]) => () =>
  json({ success: true, items, meta: { next_cursor: null, total: items.length } });

let server: FakeServer;
beforeEach(() => {
  jest.mocked(listenLive).mockClear();
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['relations'] }));
  server.on('GET /az/members/2001', () => json(profile()));
  server.on('GET /az/members/2001/jobs', () => json({ success: true, jobs: [] }));
});

const open = () =>
  renderInApp(<ProfileLayout>La page</ProfileLayout>, {
    route: '/profile/feed?member=2001',
    member: sampleMember(),
  });
const hint = (data: Record<string, unknown>) =>
  act(() => {
    for (const [listener] of jest.mocked(listenLive).mock.calls) listener.onHint?.(data);
  });
const receive = (event: Partial<LiveEvent>) =>
  act(() => {
    for (const [listener] of jest.mocked(listenLive).mock.calls)
      listener.onEvent?.({ seq: 1, type: 'relation.changed', post: null, id: null, ...event });
  });

describe('the profile of another member', () => {
  test('has their header, what they say, and their publications', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Bob Mba' })).toBeInTheDocument();
    expect(screen.getByText('Capitaine')).toBeInTheDocument();
    expect(screen.getByText('12 relations · 1 abonné · 3 relations en commun')).toBeInTheDocument();
    expect(screen.getByText('Trois pirogues sur le fleuve.')).toBeInTheDocument();
    expect(await screen.findByText('Slot feed.member-announcements')).toBeInTheDocument();
    expect(screen.queryByText('La page')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Modifier le profil' })).not.toBeInTheDocument();
  });

  test('asks to connect with a note, and follows what happens to it', async () => {
    open();
    const asked = { ...none, state: 'asked', may: [] };
    server.on('PUT /az/connections/requests/2001', () => json({ success: true, relation: asked }));
    await userEvent.click(await screen.findByRole('button', { name: 'Se connecter' }));
    await userEvent.type(await screen.findByLabelText('Message (facultatif)'), 'Bonjour');
    server.on('GET /az/members/2001', () => json(profile(asked)));
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
    expect(await screen.findByText('Demande envoyée')).toBeInTheDocument();
    const connected = { ...none, state: 'connected', follows: true, may: [] };
    server.on('GET /az/members/2001', () => json(profile(connected)));
    receive({
      member: '2001',
      relation: { state: 'connected', follows: true, muted: false, note: null, mayConnect: false },
    });
    expect(await screen.findByText('Vous êtes connectés')).toBeInTheDocument();
    expect(screen.queryByText('Demande envoyée')).not.toBeInTheDocument();
  });

  test('shows what the member changes about themselves, and that they have left', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Bob Mba' });
    const changed = { ...author, Names: 'Bobby' };
    server.on('GET /az/members/2001', () => json(profile(none, { Names: 'Bobby' })));
    hint({ type: 'member.changed', member: '2001', changed: 'identity', author: changed });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bobby Mba' })).toBeInTheDocument();
    server.on('GET /az/members/2001', refused('not-found', 404));
    hint({ type: 'member.gone', member: '2001' });
    expect(await screen.findByText('Ce profil n’existe pas ou n’existe plus.')).toBeInTheDocument();
  });

  test('offers no request where the server would refuse one, and says what preferences hide', async () => {
    const hidden = { restricted: true, description: null, connection_count: null, follower_count: null };
    server.on('GET /az/members/2001', () => json(profile({ ...none, may: [] }, hidden)));
    open();
    expect(await screen.findByRole('button', { name: 'Suivre' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Se connecter' })).not.toBeInTheDocument();
    expect(screen.getByText(/ne montre le reste de son profil/)).toBeInTheDocument();
    expect(screen.queryByText(/12 relations/)).not.toBeInTheDocument();
  });

  test('is not found for somebody unknown, or who becomes invisible while it is open', async () => {
    const { unmount } = open();
    await screen.findByRole('heading', { level: 1, name: 'Bob Mba' });
    server.on('GET /az/members/2001', refused('not-found', 404));
    receive({ type: 'own.relation', member: '2001', relation: null });
    expect(await screen.findByText('Ce profil n’existe pas ou n’existe plus.')).toBeInTheDocument();
    expect(screen.queryByText('Bob Mba')).not.toBeInTheDocument();
    unmount();
    open();
    expect(await screen.findByText('Ce profil n’existe pas ou n’existe plus.')).toBeInTheDocument();
  });

  test('says that it could not be loaded, and can be retried', async () => {
    server.on('GET /az/members/2001', refused('not-allowed', 403));
    open();
    expect(await screen.findByText(/Ce profil n’a pas pu être chargé/)).toBeInTheDocument();
    server.on('GET /az/members/2001', () => json(profile()));
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bob Mba' })).toBeInTheDocument();
  });
});

describe('the connections page of a server with relations', () => {
  test('says that nobody is there yet, without invented people and figures', async () => {
    const figures = { announcements: 0, followers: 0, follows: 0, connections: 0 };
    server.on('GET /capabilities', () => json({ extensions: ['relations', 'figures'] }));
    server.on('GET /account/figures', () => json({ success: true, figures }));
    for (const path of [
      'connections?',
      'connections/requests?direction=in&',
      'connections/requests?direction=out&',
    ])
      server.on(`GET /az/${path}`, list([]));
    server.on('GET /az/connections', list([]));
    renderInApp(<ConnectionsPage />, { member: sampleMember() });
    expect(await screen.findByText('Aucune demande ne vous attend.')).toBeInTheDocument();
    expect(await screen.findByText('Vous n’avez pas encore de connexion.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Connexions$/);
    expect(screen.queryByText('Données d’exemple')).not.toBeInTheDocument();
  });

  test('accepts a request, which becomes a connection', async () => {
    server.on('GET /az/connections', list([]));
    server.on('GET /az/connections?', list([]));
    server.on('GET /az/connections/requests?direction=in&', list([row]));
    server.on('GET /az/connections/requests?direction=out&', list([]));
    renderInApp(<ConnectionsPage />, { member: sampleMember() });
    const request = await screen.findByRole('listitem');
    expect(within(request).getByRole('link', { name: 'Bob Mba' })).toHaveAttribute(
      'href',
      '/profile/feed?member=2001',
    );
    expect(request).toHaveTextContent('Nous étions à Libreville.');
    server.on('PUT /az/connections/2001', () =>
      json({ success: true, relation: { ...none, state: 'connected' } }),
    );
    server.on('GET /az/connections/requests?direction=in&', list([]));
    server.on('GET /az/connections', list([row]));
    server.on('GET /az/connections?', list([row]));
    await userEvent.click(within(request).getByRole('button', { name: 'Accepter la demande de Bob Mba' }));
    expect(await screen.findByRole('button', { name: 'Retirer Bob Mba' })).toBeInTheDocument();
    expect(await screen.findByText('Aucune demande ne vous attend.')).toBeInTheDocument();
  });
});
