import type { LiveEvent } from '@az/shared/contracts';
import { listenFor } from '@az/shared/live';
import { type FakeServer, fakeServer, fill, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNearViewport } from '../testing/fake-near-viewport.ts';
import { Component as ConnectionsPage } from './ConnectionsPage.tsx';
import { Component as ProfileLayout } from './ProfileLayout.tsx';

jest.mock('@az/shared/live', () => ({
  ...jest.requireActual('@az/shared/live'),
  listenFor: jest.fn(() => () => undefined),
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
  jest.mocked(listenFor).mockClear();
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
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
    for (const [, listener] of jest.mocked(listenFor).mock.calls) listener.onHint?.(data);
  });
const receive = (event: Partial<LiveEvent>) =>
  act(() => {
    for (const [, listener] of jest.mocked(listenFor).mock.calls)
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
    await fill(await screen.findByLabelText('Message (facultatif)'), 'Bonjour');
    server.on('GET /az/members/2001', () => json(profile(asked)));
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
    expect(await screen.findByText('Demande envoyée')).toBeInTheDocument();
    const group = screen.getByRole('group', { name: 'Relation avec Bob Mba' });
    await waitFor(() => expect(group).toHaveFocus());
    screen.getByRole('button', { name: 'Retirer la demande' }).focus();
    const connected = { ...none, state: 'connected', follows: true, may: [] };
    server.on('GET /az/members/2001', () => json(profile(connected)));
    receive({
      member: '2001',
      relation: { state: 'connected', follows: true, muted: false, note: null, mayConnect: false },
    });
    expect(await screen.findByText('Vous êtes connectés')).toBeInTheDocument();
    expect(screen.queryByText('Demande envoyée')).not.toBeInTheDocument();
    expect(group).toHaveFocus();
  });

  test('keeps the focus when the member is gone, and on the button of an act that is refused', async () => {
    open();
    server.on('PUT /az/follows/2001', refused('invalid', 400));
    const follow = await screen.findByRole('button', { name: 'Suivre' });
    await userEvent.click(follow);
    await waitFor(() => expect(follow).toHaveAttribute('aria-disabled', 'false'));
    expect(follow).toHaveFocus();
    server.on('GET /az/members/2001', refused('not-found', 404));
    hint({ type: 'member.gone', member: '2001' });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Introuvable' })).toHaveFocus());
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

describe('the parts of another member’s profile', () => {
  const openAt = (part: string) => {
    server.on('GET /capabilities', () => json({ extensions: ['network'] }));
    return renderInApp(<ProfileLayout>La page</ProfileLayout>, {
      route: `/profile/${part}?member=2001`,
      member: sampleMember(),
    });
  };
  const tabs = async () => {
    const bar = within(await screen.findByRole('navigation', { name: 'Profil de Bob Mba' }));
    return bar.getAllByRole('link').map(({ textContent }) => textContent?.trim());
  };
  const image = { id: '31', url: '/az/pictures/a.jpg', alt: '', width: 40, height: 30, sizes: [] };
  const page = (items: object[], next_cursor: string | null = null) => ({
    success: true,
    items,
    meta: { next_cursor, total: items.length },
  });

  test('have tabs, as far as the member shows them', async () => {
    openAt('about');
    expect(await screen.findByRole('link', { name: 'Relations 12' })).toHaveAttribute(
      'href',
      '/profile/connections?member=2001',
    );
    expect(await tabs()).toEqual(['Publications', 'À propos', 'Relations 12', 'Photos']);
    expect(screen.getByRole('link', { name: 'À propos' })).toHaveAttribute('aria-current', 'page');
    server.on('GET /az/members/2001', () => json(profile(none, { restricted: true })));
    hint({ type: 'member.changed', member: '2001', changed: 'identity', author });
    await waitFor(async () => expect(await tabs()).toEqual(['Publications', 'À propos', 'Photos']));
  });

  test('have connections page by page, with links to them', async () => {
    const next = { member: { ...author, Customers_Numbers: '2003', Names: 'Zoé' }, mutual_count: 2 };
    const first = { member: { ...author, Customers_Numbers: '2002', Names: 'Awa' }, mutual_count: 0 };
    server.on('GET /az/members/2001/connections', ({ url }) =>
      json(new URL(url).searchParams.has('cursor') ? page([next]) : page([first], 'x')),
    );
    openAt('connections');
    expect(await screen.findByRole('link', { name: 'Awa Mba' })).toHaveAttribute(
      'href',
      '/profile/feed?member=2002',
    );
    expect(screen.queryByText('Zoé Mba')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Voir plus' }));
    expect(await screen.findByText('Zoé Mba')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Voir plus' })).not.toBeInTheDocument();
  });

  test('stand in short beside the publications, with links to all', async () => {
    const awa = { member: { ...author, Customers_Numbers: '2002', Names: 'Awa' }, mutual_count: 0 };
    server.on('GET /az/members/2001/connections', () => json(page([awa])));
    server.on('GET /az/members/2001/pictures', () => json(page([image])));
    openAt('feed');
    const beside = within(await screen.findByRole('complementary', { name: 'Profil en bref' }));
    const card = (name: string) => within(beside.getByRole('region', { name }));
    expect(await card('Relations 12').findByRole('link', { name: 'Awa Mba' })).toBeInTheDocument();
    expect(await card('Photos').findByRole('link', { name: /^Image 1/ })).toHaveAttribute(
      'href',
      '/profile/media?member=2001',
    );
    expect(card('À propos').getByRole('link', { name: 'Tout voir' })).toHaveAttribute(
      'href',
      '/profile/about?member=2001',
    );
  });

  test('have the pictures of publications, which open in the viewer', async () => {
    server.on('GET /az/members/2001/pictures', () => json(page([image])));
    openAt('media');
    const name = 'Image 1 des publications de Bob Mba';
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(
      await screen.findByRole('dialog', { name: 'Images des publications de Bob Mba' }),
    ).toBeInTheDocument();
  });

  test.each([
    ['connections', 'connections', 'Bob Mba n’a pas encore de relation que vous puissiez voir.', 'relations'],
    ['media', 'pictures', 'Bob Mba n’a pas encore de photo dans ses publications.', 'photos'],
  ])('say on %s that there is nothing, or that it could not be loaded', async (part, call, empty, what) => {
    server.on(`GET /az/members/2001/${call}`, refused('not-allowed', 403));
    openAt(part);
    expect(await screen.findByText(new RegExp(`Ces ${what} n’ont pas pu être chargées`))).toBeInTheDocument();
    server.on(`GET /az/members/2001/${call}`, () => json(page([])));
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(empty)).toBeInTheDocument();
  });

  test('have the whole career with links to the companies, in one place', async () => {
    const position = { Positions_Number: '4', fr_Positions: 'Capitaine au long cours', Descriptions: '' };
    const company = { Customers_Numbers: '3001', Names: 'Pirogues du Komo' };
    const job = { id: '1', position, company, starting_date: '2020-01-01', ending_date: null };
    server.on('GET /az/members/2001/jobs', () =>
      json({ success: true, jobs: [{ ...job, skills: [], tools: [], tasks: [] }] }),
    );
    openAt('about');
    expect(await screen.findByRole('link', { name: 'Pirogues du Komo' })).toHaveAttribute(
      'href',
      '/profile/feed?member=3001',
    );
    expect(screen.getAllByText('Capitaine au long cours')).toHaveLength(1);
  });

  test('name some of the connections in common', async () => {
    const mutual = [
      { ...author, Customers_Numbers: '2002', Names: 'Awa' },
      { ...author, Customers_Numbers: '2003', Names: 'Zoé' },
    ];
    server.on('GET /az/members/2001', () => json(profile(none, { mutual, mutual_count: 2 })));
    const { unmount } = openAt('about');
    const line = async () => (await screen.findByText(/^En commun/)).textContent;
    expect(await line()).toBe('En commun\u00a0: Awa Mba et Zoé Mba');
    expect(screen.getByText('12 relations · 1 abonné')).toBeInTheDocument();
    unmount();
    server.on('GET /az/members/2001', () => json(profile(none, { mutual, mutual_count: 4 })));
    openAt('about');
    expect(await line()).toBe('En commun\u00a0: Awa Mba, Zoé Mba et 2 autres');
  });
});

describe('the preview of one’s own profile', () => {
  const openAt = (route: string, extensions = ['network']) => {
    server.on('GET /capabilities', () => json({ extensions }));
    fakeNearViewport();
    server.on('GET /az/connections', list([]));
    server.on('GET /profile/picture', () => json({ status: false, picture_data: null }));
    server.on('GET /cover/picture', () => json({ status: false, cover_data: null }));
    server.on('GET /az/members/preview', () => json(profile()));
    server.on('GET /az/members/preview/jobs', () => json({ success: true, jobs: [] }));
    server.on('GET /user-jobs-history', () => json({ status: true, jobsHistory: [] }));
    return renderInApp(<ProfileLayout>La page</ProfileLayout>, { route, member: sampleMember() });
  };

  test('opens from the menu, shows what the server lets others see, and leads back', async () => {
    openAt('/profile/about');
    await userEvent.click(screen.getByRole('button', { name: 'Autres actions sur votre profil' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Voir comme un membre' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bob Mba' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Aperçu de votre profil' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Se connecter' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Publications' })).toHaveAttribute(
      'href',
      '/profile/feed?member=preview',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Quitter l’aperçu' }));
    expect(await screen.findByText('La page')).toBeInTheDocument();
    expect(screen.queryByText('Aperçu de votre profil')).not.toBeInTheDocument();
  });

  test('is not offered without a server that has it', async () => {
    openAt('/profile/about', []);
    await userEvent.click(screen.getByRole('button', { name: 'Autres actions sur votre profil' }));
    expect(await screen.findByRole('menuitem', { name: 'Bloquer un profil' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Voir comme un membre' })).not.toBeInTheDocument();
  });

  test('is read again when the member changes something about themselves', async () => {
    openAt('/profile/about?member=preview');
    await screen.findByRole('heading', { level: 1, name: 'Bob Mba' });
    server.on('GET /az/members/preview', () => json(profile(none, { role: 'Amirale' })));
    hint({ type: 'member.changed', member: sampleMember().id, changed: 'identity', author });
    expect(await screen.findByText('Amirale')).toBeInTheDocument();
  });
});

describe('the connections page of a server with relations', () => {
  test('says that nobody is there yet, without invented people and figures', async () => {
    const figures = { announcements: 0, followers: 0, follows: 0, connections: 0 };
    server.on('GET /capabilities', () => json({ extensions: ['network'] }));
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
    expect(await screen.findByText('Vous n’avez pas encore de relation.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Relations$/);
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
    expect(screen.getByRole('heading', { name: 'Demandes reçues' })).toHaveFocus();
  });

  test('moves the focus from a request that is withdrawn by the other member', async () => {
    server.on('GET /az/connections?', list([]));
    server.on('GET /az/connections/requests?direction=in&', list([row]));
    server.on('GET /az/connections/requests?direction=out&', list([]));
    renderInApp(<ConnectionsPage />, { member: sampleMember() });
    (await screen.findByRole('button', { name: 'Refuser la demande de Bob Mba' })).focus();
    server.on('GET /az/connections/requests?direction=in&', list([]));
    receive({ member: '2001', relation: null });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Demandes reçues' })).toHaveFocus());
  });
});
