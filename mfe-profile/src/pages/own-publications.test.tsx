import { getCapabilities } from '@az/shared/api';
import { type LiveListener, listenFor } from '@az/shared/live';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as ActivityPage } from './ActivityPage.tsx';
import { Component as FeedPage } from './FeedPage.tsx';

// Replaces the live stream, which all tabs share.
jest.mock('@az/shared/live', () => ({ listenFor: jest.fn(() => () => undefined) }));

const listed = 'GET /account/announcements';
const item = (id: string, changes = {}) => ({
  id,
  text: `Annonce ${id}`,
  created_at: '2026-01-05T10:00:00Z',
  author: { Customers_Numbers: '1042', Names: 'Awa', LastName: 'Moreau' },
  image_count: 0,
  own: true,
  ...changes,
});
const reply =
  (feeds: object[], next_cursor: string | null = null) =>
  () =>
    json({ success: true, feeds, meta: { next_cursor } });

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
});

const open = (page: React.ReactNode, options = {}) =>
  renderInApp(page, { member: sampleMember(), ...options });

describe('the member’s feed', () => {
  test('shows the server’s list, and no sample data', async () => {
    open(<FeedPage />);
    expect(await screen.findByText('Slot feed.own-announcements')).toBeInTheDocument();
    expect(screen.queryByText('Données d’exemple')).not.toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  test('shows an error when the feed’s area is missing, instead of sample data', async () => {
    open(<FeedPage />, { isSlotFilled: () => false });
    expect(await screen.findByText(/^Vos publications ne peuvent pas être affichées/)).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  test('is labelled sample data if the server does not list it', async () => {
    server.on('GET /capabilities', () => json({ extensions: [] }));
    await getCapabilities();
    open(<FeedPage />);
    expect(screen.getByText('Données d’exemple')).toBeInTheDocument();
    expect(screen.getByText('Slot feed.own-announcements')).toBeInTheDocument();
  });
});

describe('the activity', () => {
  test('is the member’s publications, page by page, and no sample data', async () => {
    server.on(listed, reply([item('b'), item('c', { text: '', image_count: 2 })], 'next'));
    server.on(`${listed}?cursor=next`, reply([item('a')]));
    open(<ActivityPage />);
    const [first, second] = (await screen.findAllByText(/^a publié/)).map((text) => text.closest('li'));
    expect(first).toHaveTextContent('Awa Moreau a publié une annonce');
    expect(first).toHaveTextContent('Annonce b');
    expect(first).toHaveTextContent('Tous les membres');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/feed/post-details?announcement=b',
    );
    expect(second).toHaveTextContent('Awa Moreau a publié 2 images');
    expect(screen.queryByText('Données d’exemple')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Voir plus' }));
    expect(await screen.findByText('Annonce a')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Voir plus' })).not.toBeInTheDocument();
  });

  test('follows what is published, edited and removed in another tab', async () => {
    server.on('GET /capabilities', () => json({ extensions: ['network'] }));
    server.on(listed, [
      reply([item('a')]),
      reply([item('b'), item('a')]),
      reply([item('b', { text: 'Autrement' }), item('a')]),
      reply([item('b', { text: 'Autrement' })]),
    ]);
    open(<ActivityPage />);
    expect(await screen.findByText('Annonce a')).toBeInTheDocument();
    await waitFor(() => expect(listenFor).toHaveBeenCalled());
    const stream: LiveListener = jest.mocked(listenFor).mock.lastCall?.[1] ?? {};
    const happens = (type: string) => act(() => stream.onEvent?.({ seq: 1, type, post: null, id: 'a' }));
    // No event was missed when the stream began, so the list is not read again.
    act(() => stream.onResync?.('hints'));
    expect(screen.queryByText('Annonce b')).not.toBeInTheDocument();
    happens('own.post');
    expect(await screen.findByText('Annonce b')).toBeInTheDocument();
    happens('own.post');
    expect(await screen.findByText('Autrement')).toBeInTheDocument();
    happens('own.reaction');
    expect(screen.getByText('Annonce a')).toBeInTheDocument();
    happens('post.gone');
    await waitFor(() => expect(screen.queryByText('Annonce a')).not.toBeInTheDocument());
    expect(server.requests.filter(({ url }) => url.endsWith('/account/announcements'))).toHaveLength(4);
  });

  test('is empty without publications', async () => {
    server.on(listed, reply([]));
    open(<ActivityPage />);
    expect(await screen.findByText('Aucune activité pour le moment.')).toBeInTheDocument();
  });

  test('that cannot be loaded shows an error', async () => {
    server.on(listed, () => json({ message: 'Non' }, { status: 400 }));
    open(<ActivityPage />);
    expect(await screen.findByText(/^Votre activité n’a pas pu être chargée/)).toBeInTheDocument();
  });

  test('is labelled sample data if the server does not list it', async () => {
    server.on('GET /capabilities', () => json({ extensions: [] }));
    open(<ActivityPage />);
    await waitFor(() => expect(screen.getAllByText(/^a publié/)).toHaveLength(4));
    expect(screen.getByText('Données d’exemple')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'a publié une annonce' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Commentaires' }));
    const text = 'Belle étape, et bien méritée.';
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer', description: text }));
    const question = await screen.findByRole('dialog', { name: 'Supprimer ce commentaire\u202f?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
    expect(screen.getByText('Très bonne idée, je vous envoie le plan du site demain.')).toBeInTheDocument();
  });
});
