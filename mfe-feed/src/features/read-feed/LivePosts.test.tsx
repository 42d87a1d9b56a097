import { currentSession } from '@az/shared/auth';
import { parseAnnouncement } from '@az/shared/contracts';
import { type LiveListener, listenLive } from '@az/shared/live';
import { useInfiniteQuery } from '@az/shared/query';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { latestQuery } from '../../data/comments-query.ts';
import { fakeViewport } from '../../testing/fake-viewport.ts';
import { commentItem, feedItem, feedReply } from '../../testing/sample-feed.ts';
import { ArrivedComments } from './ArrivedComments.tsx';
import { LivePosts } from './LivePosts.tsx';
import { ReadFeed } from './ReadFeed.tsx';
import { ReadMemberAnnouncements } from './ReadMemberAnnouncements.tsx';

// Replaces the live stream, which all tabs share.
jest.mock('@az/shared/live', () => ({
  ...jest.requireActual('@az/shared/live'),
  listenLive: jest.fn(() => () => undefined),
  watchPosts: () => () => undefined,
  useLiveState: () => 'live',
}));

const notice = 'Cette publication n’est plus disponible.';
let server: FakeServer;

/** Shows two announcements, and returns the listener that the stream calls. */
async function open(): Promise<LiveListener> {
  renderInApp(
    <>
      <LivePosts ids={['a', 'b']} onNew={() => undefined} />
      <ReadFeed below={() => <input aria-label="Écrire" />} />
    </>,
    { member: sampleMember() },
  );
  await screen.findByText('Annonce b');
  await waitFor(() => expect(listenLive).toHaveBeenCalled());
  const listener = jest.mocked(listenLive).mock.lastCall?.[0];
  if (!listener) throw new Error('Nobody listens');
  return listener;
}

/** Comments as cards show them. */
const LatestComments = () =>
  useInfiniteQuery(latestQuery('a')).data?.pages.flatMap(({ items }) =>
    items.map(({ id, text }) => <p key={id}>{text}</p>),
  ) ?? null;

const articles = () => screen.getAllByRole('article');

beforeEach(() => {
  jest.mocked(listenLive).mockClear();
  fakeViewport();
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  server.on('GET /az/global', () => json(feedReply([feedItem('a'), feedItem('b')])));
});

test('a removed announcement folds to a notice, which takes the focus that was in it', async () => {
  const { onHint } = await open();
  within(articles()[0] as HTMLElement)
    .getByLabelText('Écrire')
    .focus();
  act(() => onHint?.({ type: 'post.gone', post: 'a' }));
  const gone = await screen.findByRole('article', { name: notice });
  expect(gone).toHaveFocus();
  expect(gone).toHaveAttribute('aria-posinset', '1');
  expect(screen.queryByText('Annonce a')).not.toBeInTheDocument();
  expect(screen.getByText('Annonce b')).toBeInTheDocument();
  expect(articles()).toHaveLength(2);
});

test('one that the member removed in another tab folds too, and leaves the focus where it is', async () => {
  const { onEvent } = await open();
  const field = within(articles()[0] as HTMLElement).getByLabelText('Écrire');
  field.focus();
  act(() => onEvent?.({ seq: 1, type: 'post.gone', post: null, id: 'b' }));
  expect(await screen.findByRole('article', { name: notice })).toHaveAttribute('aria-posinset', '2');
  expect(field).toHaveFocus();
});

test('one that is missing when it is read again folds; the others take over what is new', async () => {
  server.on('GET /az/announcements', () =>
    json({
      success: true,
      items: [feedItem('b', { text: 'Autrement', edited_at: '2024-03-13T09:00:00.000Z' })],
    }),
  );
  const { onResync } = await open();
  act(() => onResync?.('hints'));
  expect(await screen.findByRole('article', { name: notice })).toBeInTheDocument();
  expect(screen.getByText('Autrement')).toBeInTheDocument();
  expect(screen.getByText('modifié')).toBeInTheDocument();
});

test('what a member shows to their connections goes when the relation ends, without waiting', async () => {
  const author = { ...feedItem('a').author, Customers_Numbers: '2001' };
  const restricted = feedItem('a', { author, audience: 'connections' });
  const others = [feedItem('b', { author }), feedItem('c', { audience: 'connections' })];
  server.on('GET /az/global', () => json(feedReply([restricted, ...others])));
  server.on('GET /az/announcements', () => json({ success: true, items: [] }));
  const { onEvent } = await open();
  const relation = { state: 'none', follows: true, muted: false, note: null, mayConnect: true } as const;
  act(() => onEvent?.({ seq: 1, type: 'relation.changed', post: null, id: null, member: '2001', relation }));
  expect(await screen.findByRole('article', { name: notice })).toBeInTheDocument();
  expect(screen.queryByText('Annonce a')).not.toBeInTheDocument();
  expect(screen.getByText('Annonce b')).toBeInTheDocument();
  expect(screen.getByText('Annonce c')).toBeInTheDocument();
});

test('when the stream begins, what happened since the first read is found, also what only hints tell', async () => {
  const commented = feedItem('a', { comment_count: 1 });
  server.on('GET /az/global', [
    () => json(feedReply([commented])),
    () => json(feedReply([feedItem('c'), commented])),
  ]);
  server.on('GET /az/announcements', () => json({ success: true, items: [commented] }));
  server.on('GET /az/announcements-comments/a', [
    () => json({ success: true, comments: [commentItem('1', { text: 'Avant' })] }),
    () => json({ success: true, comments: [commentItem('1', { text: 'Corrigé' })] }),
  ]);
  let completeFirstView: () => void = () => undefined;
  const firstView = new Promise<void>((resolve) => (completeFirstView = resolve));
  renderInApp(<ReadFeed below={LatestComments} />, { member: sampleMember(), firstView });
  expect(await screen.findByText('Avant')).toBeInTheDocument();
  expect(listenLive).not.toHaveBeenCalled();
  completeFirstView();
  await waitFor(() => expect(listenLive).toHaveBeenCalled());
  expect(screen.queryByRole('button', { name: 'Nouvelles publications' })).not.toBeInTheDocument();
  act(() => jest.mocked(listenLive).mock.lastCall?.[0].onResync?.('hints'));
  expect(await screen.findByText('Corrigé')).toBeInTheDocument();
  const pill = { name: 'Nouvelles publications' };
  expect(await screen.findByRole('button', pill, { timeout: 3000 })).toBeInTheDocument();
});

test('a change tells nothing about the member’s own marks', async () => {
  server.on('GET /az/global', () => json(feedReply([feedItem('a', { liked: true }), feedItem('b')])));
  const { onHint } = await open();
  act(() =>
    onHint?.({ type: 'post.changed', post: 'a', text: 'Autrement', like_count: 7, comment_count: 0, rev: 2 }),
  );
  expect(await screen.findByText('Autrement')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^J’aime/, pressed: true })).toHaveTextContent('7');
});

test('what others do while a like is being stored is shown, and the like is counted once', async () => {
  let answer: (response: Response) => void = () => undefined;
  server.on('GET /az/global', () => json(feedReply([feedItem('a', { like_count: 3 }), feedItem('b')])));
  server.on('POST /az/announcements/a/like', () => new Promise<Response>((resolve) => (answer = resolve)));
  const { onHint } = await open();
  const like = within(articles()[0] as HTMLElement).getByRole('button', { name: /^J’aime/ });
  await userEvent.click(like);
  await waitFor(() => expect(server.requests.map(({ method }) => method)).toContain('POST'));
  act(() =>
    onHint?.({ type: 'post.changed', post: 'a', text: 'Autrement', like_count: 9, comment_count: 0, rev: 2 }),
  );
  expect(await screen.findByText('Autrement')).toBeInTheDocument();
  expect(like).toHaveTextContent('J’aime 4');
  await act(async () => answer(json({ success: true, liked: true, like_count: 9 })));
  await waitFor(() => expect(like).toHaveTextContent('J’aime 9'));
  expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('comments that others write are announced together, once, and the member’s own are not', async () => {
  jest.useFakeTimers();
  renderInApp(<ArrivedComments post="a" />);
  const written = { announcement_id: 'a', text: 'Bravo', author: { Names: 'Inès' }, rev: 1 };
  const hint = (id: string, own = false, post = 'a') =>
    jest
      .mocked(listenLive)
      .mock.lastCall?.[0].onHint?.({ type: 'comment.new', post, comment: { ...written, id, own } });
  act(() => {
    for (const id of ['1', '2', '3']) hint(id);
    hint('4', true);
    hint('5', false, 'b');
  });
  act(() => jest.advanceTimersByTime(2999));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('3 nouveaux commentaires');
  act(() => hint('6'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getByRole('status')).toHaveTextContent('Un nouveau commentaire');
  jest.useRealTimers();
});

test('what the member hid in another tab leaves the list', async () => {
  server.on('GET /az/global', () => json(feedReply([feedItem('a', { hidden: false }), feedItem('b')])));
  const { onEvent } = await open();
  const post = parseAnnouncement(feedItem('a', { hidden: true }));
  act(() => onEvent?.({ seq: 1, type: 'own.mark', post, id: null }));
  await waitFor(() => expect(screen.queryByText('Annonce a')).not.toBeInTheDocument());
  expect(screen.getByText('Annonce b')).toBeInTheDocument();
});

test('shows a member on what they wrote as they are now', async () => {
  const { onHint } = await open();
  expect(screen.queryByText('Awa-Marie Ndong')).not.toBeInTheDocument();
  const author = { ...feedItem('a').author, Names: 'Awa-Marie', LastName: 'Ndong', role: 'Capitaine' };
  const member = author.Customers_Numbers;
  act(() => onHint?.({ type: 'member.changed', member, changed: 'identity', author }));
  expect(await within(articles()[0] as HTMLElement).findByText('Awa-Marie Ndong')).toBeInTheDocument();
  expect(within(articles()[0] as HTMLElement).getByText('Capitaine')).toBeInTheDocument();
});

test('a list other than the feed follows changes as well, after its first view', async () => {
  server.on('GET /az/members/7/announcements', () => json(feedReply([feedItem('a'), feedItem('b')])));
  jest.useFakeTimers();
  const list = <ReadMemberAnnouncements below={() => null} empty={null} memberId="7" />;
  renderInApp(list, { member: sampleMember() });
  await screen.findByText('Annonce a');
  expect(listenLive).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(10_000));
  await waitFor(() => expect(listenLive).toHaveBeenCalled());
  act(() => jest.mocked(listenLive).mock.lastCall?.[0].onHint?.({ type: 'post.gone', post: 'a' }));
  expect(await screen.findByRole('article', { name: notice })).toBeInTheDocument();
  jest.useRealTimers();
});

test('takes over what the member has changed about themselves in another browser', async () => {
  const { onEvent } = await open();
  const user = { ...sampleMember(), firstName: 'Awa-Marie' };
  act(() => onEvent?.({ seq: 1, type: 'own.account', post: null, id: null, changed: 'identity', user }));
  expect(currentSession()).toMatchObject({ status: 'signed-in', member: { firstName: 'Awa-Marie' } });
});
