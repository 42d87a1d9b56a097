import { call, comment, other, refusal, signIn } from './api-calls.ts';
import { readEvents } from './live-calls.ts';
import { openStream, type StreamClient } from './live-stream-client.ts';
import { until } from './until.ts';
import { useServer } from './use-server.ts';

const server = useServer({ env: { LIVE_MAX_STREAMS: '9' } });
let token: string;
let otherToken: string;
const opened: StreamClient[] = [];

beforeAll(async () => {
  token = await signIn(server.api);
  otherToken = await signIn(server.api, other);
});

afterEach(async () => {
  for (const stream of opened.splice(0)) {
    stream.close();
    await until(stream.hasEnded);
  }
});

async function open(after?: string, by = token): Promise<StreamClient> {
  const stream = await openStream(server.api, by, after);
  opened.push(stream);
  return stream;
}

const send = (path: string, method: string, by = token, json?: unknown) =>
  call(server.api + path, { token: by, method, ...(json === undefined ? {} : { json }) });

async function publish(text: string, by = token): Promise<string> {
  const body = new FormData();
  body.set('text', text);
  const published = await call(`${server.api}/az/announcements`, { token: by, body });
  return (published.body.feed as { id: string }).id;
}

/** Opens a stream that watches an announcement. */
async function watch(post: string, by = token): Promise<StreamClient> {
  const stream = await open(undefined, by);
  const { connection } = (await stream.find('hello')).data;
  expect((await send(`/live/connections/${connection}`, 'PUT', by, { topics: [post] })).status).toBe(200);
  return stream;
}

it('begins with the end of the log, and sends each event with its cursor', async () => {
  const { head } = await readEvents(server.api, token);
  const stream = await open();
  expect((await stream.find('hello')).data).toEqual({
    connection: expect.stringMatching(/^[\da-f]{32}$/),
    head,
    heartbeat: 25,
    now: expect.any(Number),
    topics: 100,
  });
  const id = await publish('Une annonce en direct.');
  await stream.find('event', { type: 'own.post' });
  await send(`/az/announcements/${id}/like`, 'POST');
  const liked = await stream.find('event', { type: 'own.reaction' });
  expect(liked.data).toMatchObject({ post: { id, liked: true, like_count: 1 } });
  expect(liked.id).toBe((await readEvents(server.api, token)).head);
});

it('goes on after any cursor, without gaps and repetitions', async () => {
  const { head } = await readEvents(server.api, token);
  const id = await publish('Une annonce à aimer.');
  for (const method of ['POST', 'DELETE', 'POST']) await send(`/az/announcements/${id}/like`, method);
  const stream = await open(head);
  const number = Number(head.split('.')[1]);
  await stream.find('event', { seq: number + 4 });
  await send(`/az/announcements/${id}/like`, 'DELETE');
  await stream.find('event', { seq: number + 5 });
  const events = stream.frames.filter(({ event }) => event === 'event');
  expect(events.map(({ data }) => data.seq)).toEqual([1, 2, 3, 4, 5].map((step) => number + step));
});

it('says when the events after a cursor are not known, and goes on from the end', async () => {
  const stream = await open(`${'0'.repeat(32)}.7`);
  const { head } = await readEvents(server.api, token);
  expect((await stream.find('reset')).data).toEqual({ reason: 'epoch', head });
  await publish('Après une remise à zéro.');
  await stream.find('event', { type: 'own.post' });
});

it('tells others of a new announcement, and those who watch it of its changes', async () => {
  const [mine, unconcerned] = [await open(), await open(undefined, otherToken)];
  const post = await publish('Pour tout le monde.');
  await unconcerned.find('hint', { type: 'feed.new', post });
  const theirs = await watch(post, otherToken);
  await send(`/az/announcements/${post}/like`, 'POST');
  expect((await theirs.find('hint', { type: 'post.changed', like_count: 1 })).data).toMatchObject({ post });
  await send(`/az/announcements/${post}`, 'PUT', token, { text: 'Pour tout le monde, corrigé.' });
  await theirs.find('hint', { type: 'post.changed', text: 'Pour tout le monde, corrigé.' });
  await send(`/az/announcements/${post}`, 'DELETE');
  await theirs.find('hint', { type: 'post.gone', post });
  // No stream gets hints about changes that it does not watch, or about the member's own new announcement.
  const types = (stream: StreamClient) =>
    stream.frames.flatMap(({ event, data }) => (event === 'hint' ? [data.type] : []));
  expect(types(unconcerned)).toEqual(['feed.new']);
  expect(types(mine)).toEqual([]);
});

it('tells those who watch an announcement of its comments, as each of them sees these', async () => {
  const post = await publish('À commenter.');
  const [mine, theirs] = [await watch(post), await watch(post, otherToken)];
  await comment(server.api, post, 'Un premier commentaire.', { token: otherToken });
  const hintedComment = async (stream: StreamClient, type: string) =>
    (await stream.find('hint', { type })).data.comment as { id: string; own: boolean; may: string[] };
  const seen = await hintedComment(theirs, 'comment.new');
  expect(seen).toMatchObject({
    text: 'Un premier commentaire.',
    own: true,
    may: expect.arrayContaining(['edit']),
  });
  expect(await hintedComment(mine, 'comment.new')).toMatchObject({
    own: false,
    may: ['like', 'reply', 'remove'],
  });
  await send(`/az/comments/${seen.id}/like`, 'PUT');
  expect(await hintedComment(theirs, 'comment.changed')).toMatchObject({ like_count: 1 });
  await send(`/az/announcements-comments/${seen.id}`, 'DELETE', otherToken);
  expect((await mine.find('hint', { type: 'comment.gone' })).data).toMatchObject({ post, comment: seen.id });
});

it('tells who likes a comment how they see it now, in every tab', async () => {
  const post = await publish('À aimer.');
  const [mine, theirs] = [await watch(post), await watch(post, otherToken)];
  await comment(server.api, post, 'Un commentaire à aimer.', { token });
  const { id } = (await theirs.find('hint', { type: 'comment.new' })).data.comment as { id: string };
  await send(`/az/comments/${id}/like`, 'PUT', otherToken);
  const liked = await theirs.find('hint', { type: 'comment.changed', yours: true });
  expect(liked.data.comment).toMatchObject({ id, liked: true, own: false, like_count: 1 });
  // The author gets the comment as their own and not liked by them.
  const seen = await mine.find('hint', { type: 'comment.changed', yours: true });
  expect(seen.data.comment).toMatchObject({ id, liked: false, own: true, like_count: 1 });
});

it('ignores the topics of somebody else’s connection', async () => {
  const post = await publish('À surveiller.');
  const stream = await open(undefined, otherToken);
  const { connection } = (await stream.find('hello')).data;
  await send(`/live/connections/${connection}`, 'PUT', token, { topics: [post] });
  await send(`/az/announcements/${post}/like`, 'POST');
  const later = await publish('Plus tard.');
  await stream.find('hint', { type: 'feed.new', post: later });
  expect(stream.frames.filter(({ data }) => data.type === 'post.changed')).toEqual([]);
});

it('ends when the session ends', async () => {
  const session = await signIn(server.api);
  const stream = await open(undefined, session);
  await stream.find('hello');
  await send('/logout', 'POST', session);
  await stream.find('signed-out');
  await until(stream.hasEnded);
});

it('refuses a stream without a session, a cursor that is none, and too many topics', async () => {
  expect(await call(`${server.api}/live/stream`)).toMatchObject({ status: 401, body: refusal('signed-out') });
  const wrong = await call(`${server.api}/live/stream?after=12`, { token });
  expect(wrong).toMatchObject({ status: 400, body: refusal('invalid') });
  const topics = Array.from({ length: 101 }, (_, index) => String(index));
  expect((await send('/live/connections/x', 'PUT', token, { topics })).status).toBe(400);
});

it('replaces the oldest of more than eight streams of a member, and refuses those beyond its limit', async () => {
  const streams: StreamClient[] = [];
  for (let count = 0; count < 9; count += 1) streams.push(await open());
  await streams[0]?.find('replaced');
  await until(() => streams[0]?.hasEnded() ?? false);
  const ninth = await open(undefined, otherToken);
  await ninth.find('hello');
  const refused = await call(`${server.api}/live/stream`, { token: otherToken });
  expect(refused).toMatchObject({ status: 503, body: refusal('server') });
  expect(refused.headers.get('retry-after')).toBe('25');
});

it('asks clients to come back when the server stops', async () => {
  const [stream, events] = [await open(), await readEvents(server.api, token)];
  await stream.find('hello');
  expect(await server.stop()).toBe(0);
  const { retry } = (await stream.find('bye')).data;
  expect(retry).toBeLessThan(10_000);
  await until(stream.hasEnded);
  await server.start();
  const next = await open(events.head);
  expect((await next.find('hello')).data.head).toBe(events.head);
});

describe('GET /metrics', () => {
  /** Returns a function that gives the value of a metric by its name, including its labels if it has any. */
  async function read(): Promise<(name: string) => number> {
    const text = await (await fetch(`${server.origin}/metrics`)).text();
    return (name) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.slice(name.length),
      );
  }

  it('shows streams, deliveries, what was caught up and resets', async () => {
    const before = await read();
    const { head } = await readEvents(server.api, token);
    const first = await publish('Publiée pendant une absence.');
    const stream = await open(head);
    await stream.find('event', { type: 'own.post' });
    await send(`/az/announcements/${first}/like`, 'POST');
    await stream.find('event', { type: 'own.reaction' });
    const foreign = await open(`${'0'.repeat(32)}.7`);
    await foreign.find('reset');
    const after = await read();
    const grown = (name: string) => after(name) - before(name);
    expect(grown('az_live_streams')).toBe(2);
    expect(grown('az_live_catch_up_events_total')).toBe(1);
    expect(grown('az_live_delivery_seconds_count')).toBe(1);
    expect(grown('az_bus_messages_total')).toBeGreaterThanOrEqual(2);
    expect(after('az_live_resets_total{reason="epoch"}')).toBeGreaterThanOrEqual(1);
  });
});
