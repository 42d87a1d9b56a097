import { randomUUID } from 'node:crypto';
import type { NotificationsReplyWire } from '@az/shared/contracts';
import { call } from './api-calls.ts';
import { networkCalls, type Person } from './network-calls.ts';
import { randomFrom } from './permissions/network.ts';
import { useServer } from './use-server.ts';

// With this clock each act is more than a second after the one before, so that none waits for the sweep.
const server = useServer({ program: 'fuzz-server', env: { CLOCK: '500' } });
const { join, az, put, remove, publish, prefer, headOf, eventsOf } = networkCalls(() => server.api);

/** `NOTIFICATION_ACTS`: how many random acts. `NOTIFICATION_SEED`: the seed of these acts. */
const acts = Number(process.env.NOTIFICATION_ACTS ?? 240);
const random = randomFrom(Number(process.env.NOTIFICATION_SEED ?? 5));
const anyOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** A notification as it should be: who has acted, and whether it was read since. */
type Row = {
  to: string;
  kind: 'reactionsAndComments' | 'subscriptions';
  actors: Set<string>;
  /** Also those who have taken it back. */
  known: Set<string>;
  isRead: boolean;
};

/** What should be stored, worked out without the server. The lists have pairs `<member>:<other>`. */
const rows = new Map<string, Row>();
const blocks = new Set<string>();
const mutes = new Set<string>();
const silences = new Set<string>();
const likes = new Set<string>();
const follows = new Set<string>();
const off = new Set<string>();

const isHidden = (to: string, actor: string) =>
  [blocks, mutes, silences].some((list) => list.has(`${to}:${actor}`)) || blocks.has(`${actor}:${to}`);
const isShown = ({ to, kind, actors }: Row) =>
  !off.has(`${to}:${kind}`) && [...actors].some((actor) => !isHidden(to, actor));

/** Sets whether a list has a pair; false if nothing changes. */
const setIn = (list: Set<string>, pair: string, isSet: boolean) =>
  list.has(pair) !== isSet && (isSet ? list.add(pair) !== undefined : list.delete(pair));

function act(key: string, { to, kind }: Pick<Row, 'to' | 'kind'>, actor: string, isDone: boolean): void {
  const row = rows.get(key) ?? { to, kind, actors: new Set(), known: new Set(), isRead: false };
  if (!isDone) row.actors.delete(actor);
  else if (row.known.has(actor)) row.actors.add(actor);
  else if (to !== actor && !isHidden(to, actor) && !off.has(`${to}:${kind}`)) {
    row.actors.add(actor);
    row.known.add(actor);
    row.isRead = false;
    rows.set(key, row);
  }
}

/** What a block leaves: nothing that one of the two has done to the other. */
function forget(to: string, actor: string): void {
  for (const [key, row] of rows) {
    if (row.to !== to) continue;
    row.actors.delete(actor);
    row.known.delete(actor);
    if (row.known.size === 0) rows.delete(key);
  }
}

type Post = { id: string; author: string };

async function like(who: Person, { id, author }: Post): Promise<void> {
  if (blocks.has(`${who.id}:${author}`) || blocks.has(`${author}:${who.id}`)) return;
  const isSet = random() < 0.7;
  await az(who, `announcements/${id}/like`, { method: isSet ? 'POST' : 'DELETE' });
  if (setIn(likes, `${who.id}:${id}`, isSet))
    act(`like ${id}`, { to: author, kind: 'reactionsAndComments' }, who.id, isSet);
}

async function follow(who: Person, { id }: Person): Promise<void> {
  if (who.id === id || blocks.has(`${who.id}:${id}`) || blocks.has(`${id}:${who.id}`)) return;
  const isSet = random() < 0.7;
  await (isSet ? put : remove)(who, `follows/${id}`);
  if (setIn(follows, `${who.id}:${id}`, isSet))
    act(`follow ${id}`, { to: id, kind: 'subscriptions' }, who.id, isSet);
}

async function mute(who: Person, { id }: Person): Promise<void> {
  const isSet = random() < 0.5;
  const { status } = await (isSet ? put : remove)(who, `mutes/${id}`);
  if (status === 200) setIn(mutes, `${who.id}:${id}`, isSet);
}

async function block(who: Person, { id }: Person): Promise<void> {
  const isSet = random() < 0.4;
  const { status } = await (isSet ? put : remove)(who, `blocks/${id}`);
  if (status !== 200 || !setIn(blocks, `${who.id}:${id}`, isSet) || !isSet) return;
  for (const [one, other] of [
    [who.id, id],
    [id, who.id],
  ] as const) {
    for (const list of [mutes, silences, follows]) list.delete(`${one}:${other}`);
    forget(other, one);
  }
}

async function silence(who: Person, other: Person): Promise<void> {
  const kinds = ['reactionsAndComments', 'subscriptions'].filter((kind) => off.has(`${who.id}:${kind}`));
  const people = random() < 0.5 && !isHidden(who.id, other.id) && who !== other ? [other.id] : [];
  await call(`${server.api}/notifications/choices`, {
    ...{ token: who.token, method: 'PUT', json: { silenced: { kinds, people } } },
  });
  for (const pair of silences) if (pair.startsWith(`${who.id}:`)) silences.delete(pair);
  for (const id of people) silences.add(`${who.id}:${id}`);
}

async function switchKind(who: Person): Promise<void> {
  const kind = anyOf(['reactionsAndComments', 'subscriptions'] as const);
  const isOff = random() < 0.4;
  await prefer(who, { notifications: { [kind]: !isOff } });
  setIn(off, `${who.id}:${kind}`, isOff);
}

async function readAll({ id, token }: Person): Promise<void> {
  const json = { up_to: '2100-01-01T00:00:00.000Z', read: true };
  await call(`${server.api}/notifications/read`, { token, method: 'PUT', json });
  for (const row of rows.values()) if (row.to === id) row.isRead = true;
}

/** What a member finds on all pages, and the numbers of unread ones in their replies. */
async function find({ token }: Person) {
  const [unread, counts] = [new Set<string>(), new Set<number>()];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await call(`${server.api}/notifications?limit=2${cursor && `&cursor=${cursor}`}`, {
      token,
    });
    const { items, meta } = body as NotificationsReplyWire;
    for (const { id, read } of items) if (!read) unread.add(id);
    counts.add(meta.unread);
    cursor = meta.next_cursor;
  }
  return { unread: unread.size, counts: [...counts] };
}

it('counts as unread what is unread on all pages, after random acts', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => join()));
  const posts: Post[] = [];
  for (const one of people)
    for (const text of ['Une', 'Deux']) posts.push({ id: await publish(one, text), author: one.id });
  let seen = 0;
  for (let done = 1; done <= acts; done += 1) {
    const [who, other] = [anyOf(people), anyOf(people)];
    const does = anyOf([like, like, like, follow, follow, mute, block, silence, switchKind, readAll]);
    await (does === like ? like(who, anyOf(posts)) : (does as typeof follow)(who, other));
    if (done % 20 !== 0) continue;
    for (const one of people) {
      const expected = [...rows.values()].filter((row) => row.to === one.id && isShown(row) && !row.isRead);
      expect(await find(one)).toEqual({ unread: expected.length, counts: [expected.length] });
      seen += expected.length;
    }
  }
  expect(seen).toBeGreaterThan(20);
});

it('counts a second comment of the same member, and leads to the last one that is left', async () => {
  const [awa, yann] = [await join(), await join()];
  const post = await publish(awa, 'Une');
  const comment = async () => {
    const json = { text: 'Bien dit.', client_id: randomUUID() };
    const { body } = await az(yann, `announcements/${post}/comments`, { json });
    return (body.comment as { id: string }).id;
  };
  const list = async () => {
    const { body } = await call(`${server.api}/notifications`, { token: awa.token });
    const { items, meta } = body as NotificationsReplyWire;
    return { unread: meta.unread, leadsTo: items.map(({ url }) => url.split('#comment-')[1]) };
  };
  const first = await comment();
  await readAll(awa);
  const second = await comment();
  expect(await list()).toEqual({ unread: 1, leadsTo: [second] });
  const before = await headOf(awa);
  await remove(yann, `announcements-comments/${second}`);
  expect(await list()).toEqual({ unread: 1, leadsTo: [first] });
  expect(await eventsOf(awa, before)).toMatchObject([{ type: 'notification.changed' }]);
});
