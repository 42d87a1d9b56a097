import type { CommentPage, Extension, FeedItemWire, FeedPage } from '@az/shared/contracts';
import { type InfiniteData, QueryClient } from '@az/shared/query';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { commentItem, feedItem, feedReply } from '../testing/sample-feed.ts';
import { threadItem, threadReply } from '../testing/sample-thread.ts';
import { commentSource, feedSource } from './choose-feed-source.ts';
import { latestQuery } from './comments-query.ts';
import { feedKey, findAnnouncement } from './feed-cache.ts';
import type { FeedSource } from './feed-source.ts';
import { useLocalPosts } from './local-posts.ts';
import { entriesIn } from './unconfirmed.ts';

const all: Extension[] = [
  ...(['announcement-read', 'post-marks', 'post-tags', 'comment-threads', 'announcements'] as const),
  'client-ids',
];
const member = sampleMember();
const attempt = { signal: new AbortController().signal, onProgress: () => undefined };
const { signal } = attempt;

let server: FakeServer;
let queries: QueryClient;
/** Texts of the member's posts on this device. */
let local: string[];
/** Texts that the server has stored, by the key of their call. */
let stored: Map<string, string>;

const called = () =>
  server.requests.map(({ method, url }) => `${method} ${new URL(url).pathname.replace(/.*\/api/, '')}`);
const writes = () => called().filter((call) => !call.startsWith('GET'));

function LocalPosts() {
  local = useLocalPosts().posts.map(({ text }) => text);
  return null;
}

/** Stores the text of a call under its key: a repetition changes nothing. */
async function store(request: Request): Promise<string> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart') === true;
  const read: Record<string, unknown> = isForm
    ? Object.fromEntries(await request.formData())
    : await request.json();
  const text = String(read.text ?? read.comment);
  stored.set(String(read.client_id ?? request.headers.get('Idempotency-Key')), text);
  return text;
}

/** A server with the specified calls and the calls of these extensions. */
function serve(extensions: Extension[]): void {
  const feeds: FeedItemWire[] = [feedItem('a', { comment_count: 0 }), feedItem('b')];
  const ofExtension: [Extension, string, (request: Request) => Response | Promise<Response>][] = [
    ['announcement-read', 'GET /az/announcements/b', () => json({ success: true, feed: feeds[1] })],
    ['post-marks', 'GET /az/saved', () => json(feedReply([feeds[1]]))],
    ['post-tags', 'GET /az/global?tag=v%C3%A9lo', () => json(feedReply([feeds[1]]))],
    [
      'comment-threads',
      'POST /az/announcements/a/comments',
      async (request) =>
        json({ success: true, comment: threadItem('c', { text: await store(request), own: true }) }),
    ],
    ['comment-threads', 'GET /az/announcements/a/comments', () => json(threadReply([]))],
    [
      'announcements',
      'POST /az/announcements',
      async (request) =>
        json({ success: true, feed: feedItem('new', { text: await store(request), own: true }) }),
    ],
  ];
  server.on('GET /capabilities', () => json({ extensions }));
  server.on('GET /az/global', () => json(feedReply(feeds)));
  server.on('GET /az/announcements-comments/a', () => json({ success: true, comments: [] }));
  server.on('POST /az/announcements-comments-store/a', async (request) =>
    json({ success: true, comment: commentItem('c', { text: await store(request) }) }),
  );
  for (const [name, call, reply] of ofExtension) if (extensions.includes(name)) server.on(call, reply);
}

/** Opens the feed as the member. */
async function open(extensions: Extension[]): Promise<FeedSource> {
  serve(extensions);
  renderInApp(<LocalPosts />, { member });
  const { getGlobalFeed } = await import('@az/shared/api');
  const page = await getGlobalFeed({ cursor: null });
  queries.setQueryData<InfiniteData<FeedPage>>(feedKey(null), { pages: [page], pageParams: [null] });
  await queries.fetchInfiniteQuery(latestQuery('a'));
  const source = await feedSource(queries);
  server.requests.splice(0);
  return source;
}

const comment = { post: 'a', replyTo: null, member };
const commentTexts = () =>
  queries
    .getQueryData<InfiniteData<CommentPage>>(latestQuery('a').queryKey)
    ?.pages.flatMap(({ items }) => items.map(({ text }) => text));
const feedTexts = () =>
  queries
    .getQueryData<InfiniteData<FeedPage>>(feedKey(null))
    ?.pages.flatMap(({ items }) => items.map(({ text }) => text)) ?? [];

beforeEach(() => {
  localStorage.clear();
  server = fakeServer();
  queries = new QueryClient();
  stored = new Map();
});

describe.each([
  ['the live source', all],
  ['the source of the specified calls', []],
])('%s', (_name, extensions) => {
  test('finds an announcement', async () => {
    const source = await open(extensions);
    const page = await source.one('b', null, signal);
    expect(page.items.find(({ id }) => id === 'b')?.text).toBe('Annonce b');
  });

  test('lists what is saved and tagged, or nothing, and rejects nothing', async () => {
    const source = await open(extensions);
    const listed = extensions.length > 0 ? ['b'] : [];
    for (const page of [await source.saved(null, signal), await source.tagged('vélo', null, signal)])
      expect(page).toMatchObject({ items: listed.map((id) => ({ id })), meta: { nextCursor: null } });
    expect(called()).toHaveLength(listed.length * 2);
  });

  test('stores a comment once, however often it is attempted, shows it and counts it', async () => {
    const source = await open(extensions);
    for (let time = 0; time < 2; time += 1) {
      const sent = await source.comment({ ...comment, text: 'Bien vu' }, 'one-key');
      if ('waitingFor' in sent) await sent.waitingFor;
    }
    await waitFor(() => expect(commentTexts()).toEqual(['Bien vu']));
    expect([...stored.values()]).toEqual(['Bien vu']);
    await waitFor(() => expect(entriesIn(queries)).toEqual([]));
  });

  test('keeps a post, of which the member sees one', async () => {
    const source = await open(extensions);
    const published = await act(() =>
      source.publish({ text: 'Une nouvelle', pictures: [] }, 'one-key', attempt),
    );
    if (typeof published === 'object') expect(await published.sent).toBe(true);
    await waitFor(() => expect([...feedTexts(), ...local]).toContain('Une nouvelle'));
    expect([...feedTexts(), ...local].filter((text) => text === 'Une nouvelle')).toHaveLength(1);
    expect(published === 'local').toBe(extensions.length === 0);
  });

  test('prepares its acts without a write', async () => {
    const source = await open(extensions);
    await source.prepare();
    expect(writes()).toEqual([]);
  });

  test('is chosen once', async () => {
    const source = await open(extensions);
    server.on('GET /capabilities', () => json({ extensions: extensions.length > 0 ? [] : all }));
    expect(await feedSource(queries)).toBe(source);
    expect(called()).toEqual([]);
  });
});

test('the specified calls alone are made on a server without extensions', async () => {
  const source = await open([]);
  await source.one('b', null, signal);
  await source.comment({ ...comment, text: 'Bien vu' }, 'key');
  await act(() => source.publish({ text: 'Une nouvelle', pictures: [] }, 'key', attempt));
  expect(called()).toEqual(['GET /az/global', 'POST /az/announcements-comments-store/a']);
  expect(findAnnouncement(queries, 'a')?.commentCount).toBe(1);
});

test('a server with some of the calls is used with these', async () => {
  const source = await open(['announcement-read']);
  expect(await source.one('b', null, signal)).toMatchObject({ isSingle: true });
  await source.comment({ ...comment, text: 'Bien vu' }, 'key');
  expect(called()).toEqual(['GET /az/announcements/b', 'POST /az/announcements-comments-store/a']);
});

test('no source is chosen while it is unknown what the server has', async () => {
  server.on('GET /capabilities', () => json({ message: 'Pas ici.' }, { status: 400 }));
  await expect(feedSource(queries)).rejects.toMatchObject({ serverMessage: 'Pas ici.' });
  server.on('GET /capabilities', () => json({ extensions: [] }));
  expect(await feedSource(queries)).toBeDefined();
});

test('a comment is stored by the call of the specification where the list of calls is refused', async () => {
  await open([]);
  queries = new QueryClient();
  server.on('GET /capabilities', () => json({ message: 'Sans session' }, { status: 401 }));
  const source = await commentSource(queries);
  expect(await source.comment({ ...comment, text: 'Bonjour' }, 'key')).toMatchObject({ id: 'c' });
  expect([...stored]).toEqual([['key', 'Bonjour']]);
});
