import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeViewport, fakeViewport } from '../../testing/fake-viewport.ts';
import { feedItem, feedReply } from '../../testing/sample-feed.ts';
import { ReadFeed } from './ReadFeed.tsx';

let server: FakeServer;
let viewport: FakeViewport;

beforeEach(() => {
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  viewport = fakeViewport();
});

const open = () => renderInApp(<ReadFeed below={() => null} />, { member: sampleMember() });
const pathsAsked = () => server.requests.flatMap(({ url }) => new URL(url).pathname.split('/az/')[1] ?? []);
const sentinel = () => screen.getByRole('button', { name: 'Voir plus' }).previousElementSibling;

function answerPages(count: number) {
  for (let page = 1; page <= count; page += 1) {
    const query = page === 1 ? '' : `?cursor=p${page}`;
    const next = page === count ? null : `p${page + 1}`;
    server.on(`GET /az/global${query}`, () => json(feedReply([feedItem(`${page}`)], next)));
  }
}

test('sets the position of each article, and the number once the last page has loaded', async () => {
  answerPages(2);
  open();
  expect(await screen.findByRole('article')).toHaveAttribute('aria-setsize', '-1');
  await userEvent.click(screen.getByRole('button', { name: 'Voir plus' }));
  expect(await screen.findByText('Annonce 2')).toBeInTheDocument();
  const places = screen
    .getAllByRole('article')
    .map((card) => [card.getAttribute('aria-posinset'), card.getAttribute('aria-setsize')]);
  expect(places).toEqual([
    ['1', '2'],
    ['2', '2'],
  ]);
  expect(screen.queryByRole('button', { name: 'Voir plus' })).not.toBeInTheDocument();
});

test('loads three pages automatically near the end, then waits for the button', async () => {
  answerPages(6);
  open();
  for (const page of [1, 2, 3]) {
    await screen.findByText(`Annonce ${page}`);
    expect(screen.getAllByRole('article')).toHaveLength(page);
    viewport.moveNear(sentinel() as Element);
  }
  await screen.findByText('Annonce 4');
  expect(sentinel()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Voir plus' }));
  await screen.findByText('Annonce 5');
  expect(screen.getAllByRole('article')[4]).toHaveFocus();
});

test('keeps the announcements when the next page fails, and can retry', async () => {
  server.on('GET /az/global', () => json(feedReply([feedItem('1')], 'p2')));
  server.on('GET /az/global?cursor=p2', [
    () => json({ success: false, message: 'Trop de monde.' }),
    () => json(feedReply([feedItem('2')])),
  ]);
  open();
  await screen.findByText('Annonce 1');
  await userEvent.click(screen.getByRole('button', { name: 'Voir plus' }));
  expect(await screen.findByText('Trop de monde.')).toBeInTheDocument();
  expect(screen.getByText('Annonce 1')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Annonce 2')).toBeInTheDocument();
});

test('shows an announcement once when two pages contain it', async () => {
  server.on('GET /az/global', () => json(feedReply([feedItem('1')], 'p2')));
  server.on('GET /az/global?cursor=p2', () => json(feedReply([feedItem('1'), feedItem('2')])));
  open();
  await screen.findByText('Annonce 1');
  await userEvent.click(screen.getByRole('button', { name: 'Voir plus' }));
  await screen.findByText('Annonce 2');
  expect(screen.getAllByText('Annonce 1')).toHaveLength(1);
});

test('moves between the articles with Page Down and Page Up', async () => {
  server.on('GET /az/global', () => json(feedReply([feedItem('1'), feedItem('2'), feedItem('3')])));
  open();
  await screen.findByText('Annonce 1');
  const cards = screen.getAllByRole('article');
  await userEvent.tab();
  expect(cards[0]).toHaveFocus();
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
  expect(cards[2]).toHaveFocus();
  await userEvent.keyboard('{PageUp}');
  expect(cards[1]).toHaveFocus();
});

test('loads the images of a card once, when it is near, and not when there are none', async () => {
  const images = () => json({ success: true, images: [{ id: 'i', url: '/i.webp', alt: 'Une salle' }] });
  server.on('GET /az/global', () => json(feedReply([feedItem('1', { image_count: 1 }), feedItem('2')])));
  server.on('GET /az/announcements-images/1', images);
  open();
  await screen.findByText('Annonce 1');
  const cards = screen.getAllByRole('article');
  expect(pathsAsked()).toEqual(['global']);
  for (const card of cards) viewport.moveNear(card);
  expect(await screen.findByRole('img', { name: 'Une salle' })).toBeInTheDocument();
  for (const card of cards) viewport.moveNear(card);
  expect(pathsAsked()).toEqual(['global', 'announcements-images/1']);
});

test('shows the images that the feed names without a call, the first of all at once and with priority', async () => {
  const image = (id: string) => ({ id, url: `/${id}.webp`, alt: `Image ${id}`, width: 1600, height: 900 });
  const named = (id: string) => ({ ...feedItem(id, { image_count: 1 }), images: [image(id)] });
  server.on('GET /az/global', () => json(feedReply([named('1'), named('2')])));
  open();
  const first = await screen.findByRole('img', { name: 'Image 1' });
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first).not.toHaveAttribute('loading');
  expect(screen.queryByRole('img', { name: 'Image 2' })).not.toBeInTheDocument();
  for (const card of screen.getAllByRole('article')) viewport.moveNear(card);
  expect(await screen.findByRole('img', { name: 'Image 2' })).toHaveAttribute('loading', 'lazy');
  expect(pathsAsked()).toEqual(['global']);
});

test('asks for the images when the feed names some of them only', async () => {
  const item = { ...feedItem('1', { image_count: 2 }), images: ['/a.webp'] };
  server.on('GET /az/global', () => json(feedReply([item])));
  server.on('GET /az/announcements-images/1', () => json({ success: true, images: ['/a.webp', '/b.webp'] }));
  open();
  viewport.moveNear(await screen.findByRole('article'));
  expect(await screen.findAllByRole('img', { name: /^Image \d/ })).toHaveLength(2);
});

test('shows a card without media when its images cannot be loaded', async () => {
  server.on('GET /az/global', () => json(feedReply([feedItem('1', { image_count: 2 })])));
  server.on('GET /az/announcements-images/1', () => json({ success: false }));
  open();
  const card = await screen.findByRole('article');
  expect(card.children).toHaveLength(5);
  viewport.moveNear(card);
  await waitFor(() => expect(card.children).toHaveLength(4));
});

test('waits for the images and comments of the first cards when the server reports no counts', async () => {
  const bare = ['1', '2', '3', '4'].map((id) => ({ id, text: `Annonce ${id}` }));
  let answer: (response: Response) => void = () => undefined;
  server.on('GET /az/global', () => json({ success: true, feeds: bare, meta: {} }));
  for (const { id } of bare) {
    server.on(`GET /az/announcements-comments/${id}`, () => json({ success: true, comments: [] }));
    server.on(`GET /az/announcements-images/${id}`, () => json({ success: false }));
  }
  server.on(
    'GET /az/announcements-images/1',
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  open();
  await waitFor(() => expect(pathsAsked()).toHaveLength(7));
  expect(screen.queryByText('Annonce 1')).not.toBeInTheDocument();
  answer(json({ success: true, images: [{ url: '/i.webp' }] }));
  expect(await screen.findByText('Annonce 1')).toBeInTheDocument();
});

test('shows them without their images when those take more than a second', async () => {
  jest.useFakeTimers();
  server.on('GET /az/global', () =>
    json({ success: true, feeds: [{ id: '1', text: 'Annonce 1' }], meta: {} }),
  );
  server.on('GET /az/announcements-comments/1', () => json({ success: true, comments: [] }));
  server.on('GET /az/announcements-images/1', () => new Promise<Response>(() => undefined));
  open();
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(screen.queryByText('Annonce 1')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  jest.useRealTimers();
  expect(await screen.findByText('Annonce 1')).toBeInTheDocument();
});

test('clamps a long text and shows all of it when expanded', async () => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(200);
  server.on('GET /az/global', () => json(feedReply([feedItem('1', { text: 'Un long texte' })])));
  open();
  await screen.findByText('Un long texte');
  const more = screen.getByRole('button', { name: /^Voir plus/ });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  expect(screen.getByRole('button', { name: /^Réduire/ })).toHaveAttribute('aria-expanded', 'true');
});

test('pressed twice, « J’aime » sends one call at a time and ends as it was pressed last', async () => {
  const sent = () => server.requests.map(({ method }) => method).filter((method) => method !== 'GET');
  let answer: (reply: Response) => void = () => undefined;
  server.on('GET /az/global', () => json(feedReply([feedItem('a', { like_count: 3 })])));
  server.on(
    'POST /az/announcements/a/like',
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  server.on('DELETE /az/announcements/a/like', () => json({ success: true, liked: false, like_count: 3 }));
  open();
  const like = await screen.findByRole('button', { name: /^J’aime/ });
  await userEvent.click(like);
  await waitFor(() => expect(sent()).toEqual(['POST']));
  expect(like).toHaveTextContent('J’aime 4');
  await userEvent.click(like);
  expect(like).toHaveTextContent('J’aime 3');
  expect(sent()).toEqual(['POST']);
  await act(async () => answer(json({ success: true, liked: true, like_count: 4 })));
  await waitFor(() => expect(sent()).toEqual(['POST', 'DELETE']));
  await waitFor(() => expect(like).toHaveTextContent('J’aime 3'));
  expect(like).toHaveAttribute('aria-pressed', 'false');
});

describe('an announcement that is not for all members', () => {
  const restricted = (own: boolean) =>
    feedItem('1', { audience: 'connections', own, image_count: 1, comment_count: 0 });
  const openCard = async (own: boolean) => {
    server.on('GET /az/global', () => json(feedReply([restricted(own), feedItem('2')])));
    server.on('GET /az/announcements-images/1', () => json({ success: true, images: ['/private.jpg'] }));
    open();
    await screen.findByText('Annonce 1');
    const cards = screen.getAllByRole('article');
    for (const card of cards) viewport.moveNear(card);
    await waitFor(() => expect(pathsAsked()).toContain('announcements-images/1'));
    return cards;
  };

  test('says so, to its author and to others, and no other one does', async () => {
    const [own, other] = await openCard(true);
    expect(own).toHaveTextContent('Mes relations');
    expect(other).not.toHaveTextContent('relations');
  });

  test('is named differently for others', async () => {
    const [card] = await openCard(false);
    expect(card).toHaveTextContent('Réservé à ses relations');
  });

  test('can be given another audience by its author', async () => {
    const [card] = await openCard(true);
    server.on('PUT /az/announcements/1', [
      () => json({ message: 'Trop tôt.' }, { status: 400 }),
      () => json({ success: true, feed: { ...restricted(true), audience: 'private', rev: 2 } }),
    ]);
    await userEvent.click(within(card as HTMLElement).getByRole('button', { name: /^Actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Changer qui peut la voir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Qui peut voir la publication' }));
    expect(dialog.getByRole('radio', { name: 'Mes relations' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Moi seul' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await dialog.findByText(/Trop tôt/)).toBeInTheDocument();
    expect(card).toHaveTextContent('Mes relations');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(card).toHaveTextContent('Moi seul'));
    const sent = server.requests.filter(({ method }) => method === 'PUT');
    expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
      { audience: 'private' },
      { audience: 'private' },
    ]);
    // For another audience, pictures have other addresses, so they are read again.
    await waitFor(() =>
      expect(pathsAsked().filter((path) => path === 'announcements-images/1')).toHaveLength(2),
    );
  });
});
