import { type Answer, call, person } from './api-calls.ts';
import { readEvents } from './live-calls.ts';
import { openStream, type StreamClient } from './live-stream-client.ts';
import { networkCalls, type Person } from './network-calls.ts';
import { useServer } from './use-server.ts';

const streams: StreamClient[] = [];
afterAll(() => {
  for (const stream of streams) stream.close();
});
const server = useServer({ program: 'fuzz-server' });

const { join, publish } = networkCalls(() => server.api);

const put = ({ token }: Person, path: string, json?: unknown) =>
  call(server.api + path, { token, method: 'PUT', json });

/** Opens a member's stream that watches these topics. */
async function watch(who: Person, topics: string[]): Promise<StreamClient> {
  const stream = await openStream(server.api, who.token);
  streams.push(stream);
  const { connection } = (await stream.find('hello')).data;
  expect((await put(who, `/live/connections/${connection}`, { topics })).status).toBe(200);
  return stream;
}

const comment = ({ token }: Person, post: string, text: string, replyTo?: string) =>
  call(`${server.api}/az/announcements/${post}/comments`, {
    token,
    json: { text, client_id: crypto.randomUUID(), ...(replyTo && { reply_to: replyTo }) },
  });

const idOf = ({ body }: Answer) => (body.comment as { id: string }).id;

it('sends neither side of a block anything of the other, and the blocked one nothing about it', async () => {
  const [alice, bob, carol] = [await join('alice'), await join('bob'), await join('carole')];
  const [bobs, carols] = [await publish(bob, 'De Bob'), await publish(carol, 'De Carole')];
  const stream = await watch(alice, [bobs, carols]);
  await comment(bob, carols, 'Avant');
  await stream.find('hint', { type: 'comment.new', post: carols });
  expect((await put(bob, `/az/blocks/${alice.id}`)).status).toBe(200);
  const before = stream.frames.length;
  await comment(bob, bobs, 'Après');
  await comment(bob, carols, 'Après');
  await publish(bob, 'Encore de Bob');
  const later = await publish(carol, 'Plus tard');
  await stream.find('hint', { type: 'feed.new', post: later });
  const frames = stream.frames.slice(before).filter(({ event }) => event !== 'beat');
  expect(frames.map(({ event, data }) => [event, data.type, data.post])).toEqual([
    ['hint', 'post.changed', carols],
    ['hint', 'feed.new', later],
  ]);
});

it('does not announce new announcements of a muted member', async () => {
  const [alice, bob, carol] = [await join('aline'), await join('basile'), await join('clara')];
  const stream = await watch(alice, []);
  await put(alice, `/az/mutes/${bob.id}`);
  await stream.find('event', { type: 'own.relation', member: bob.id });
  const muted = await publish(bob, 'Masquée');
  const later = await publish(carol, 'Plus tard');
  await stream.find('hint', { type: 'feed.new', post: later });
  expect(stream.frames.filter(({ data }) => data.post === muted)).toEqual([]);
});

it('tells those who show a member how they show themselves now, and no others', async () => {
  const [awa, yann, zoe] = [await join('awa'), await join('yann'), await join('zoe')];
  const [own, commented] = [await publish(awa, 'D’Awa'), await publish(yann, 'De Yann')];
  await comment(awa, commented, 'D’Awa aussi');
  const shown = [[own], [commented], [`member:${awa.id}`]];
  const streams = [];
  for (const topics of shown) streams.push(await watch(zoe, topics));
  const other = await watch(zoe, [await publish(zoe, 'De Zoé'), `member:${yann.id}`]);
  const blocked = await watch(yann, [own]);
  await put(yann, `/az/blocks/${awa.id}`);
  expect((await put(awa, '/account', { Names: 'Awa-Marie', Headline: 'Guide' })).status).toBe(200);
  for (const stream of streams) {
    const { data } = await stream.find('hint', { type: 'member.changed', member: awa.id });
    expect(data.author).toMatchObject({ Customers_Numbers: awa.id, Names: 'Awa-Marie', role: 'Guide' });
  }
  // Hints arrive in the order of the changes, so once these two have arrived, no earlier hint is still to come.
  const later = await publish(zoe, 'Plus tard');
  await blocked.find('hint', { type: 'feed.new', post: later });
  await put(yann, '/account', { Description: 'Bonjour' });
  await other.find('hint', { type: 'member.changed', member: yann.id });
  for (const { frames } of [other, blocked])
    expect(frames.filter(({ data }) => data.member === awa.id && data.type === 'member.changed')).toEqual([]);
});

it('gives a member’s own clients what they have changed, with their account once', async () => {
  const awa = await join('awa.deux');
  const { head } = await readEvents(server.api, awa.token);
  await put(awa, '/account', { Names: 'Awa-Marie' });
  await call(`${server.api}/profile/picture`, { token: awa.token, method: 'DELETE' });
  const { events } = await readEvents(server.api, awa.token, { after: head });
  expect(events).toEqual([
    { seq: expect.any(Number), type: 'own.account', changed: 'identity', user: null },
    {
      seq: expect.any(Number),
      type: 'own.account',
      changed: 'profile',
      user: expect.objectContaining({ Customers_Numbers: awa.id, Names: 'Awa-Marie', Picture: null }),
    },
  ]);
});

it('tells those who show what a member leaves behind that it is gone with the account', async () => {
  const [awa, zoe] = [await join('awa.trois'), await join('zoe.trois')];
  const [own, others] = [await publish(awa, 'D’Awa'), await publish(zoe, 'De Zoé')];
  const [lone, answered] = [await comment(awa, others, 'Seul'), await comment(awa, others, 'Répondu')].map(
    idOf,
  );
  await comment(zoe, others, 'Réponse', answered);
  const liked = idOf(await comment(zoe, others, 'Aimé'));
  await put(awa, `/az/comments/${liked}/like`);
  await call(`${server.api}/az/announcements/${others}/like`, { token: awa.token, method: 'POST' });
  const stream = await watch(zoe, [own, others, `member:${awa.id}`]);
  const { password } = person('awa.trois');
  const closed = await call(`${server.api}/account`, {
    token: awa.token,
    method: 'DELETE',
    json: { password },
  });
  expect(closed.status).toBe(200);
  await stream.find('hint', { type: 'member.gone', member: awa.id });
  const hints = stream.frames.flatMap(({ event, data }) => (event === 'hint' ? [data] : []));
  expect(hints).toContainEqual({ type: 'post.gone', post: own });
  expect(hints).toContainEqual({ type: 'comment.gone', post: others, comment: lone });
  const last = (of: object) => expect.objectContaining({ comment: expect.objectContaining(of) });
  expect(hints).toContainEqual(last({ id: answered, removed: true, author: null }));
  expect(hints).toContainEqual(last({ id: liked, like_count: 0 }));
  const counts = { type: 'post.changed', post: others, like_count: 0, comment_count: 2 };
  expect(hints).toContainEqual(expect.objectContaining(counts));
});
