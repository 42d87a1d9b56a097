import { randomUUID } from 'node:crypto';
import type { OwnCommentWire, ThreadCommentWire } from '@az/shared/contracts';
import { call, refusal } from '../api-calls.ts';
import { openStream } from '../live-stream-client.ts';
import { networkCalls, type Person } from '../network-calls.ts';
import { useServer } from '../use-server.ts';

const server = useServer({ program: 'fuzz-server' });
const { join, az, put, remove, connect, publish } = networkCalls(() => server.api);

async function write(who: Person, post: string, text: string, reply_to: string | null = null) {
  const json = { text, reply_to, client_id: randomUUID() };
  const { status, body } = await az(who, `announcements/${post}/comments`, { json });
  expect(status).toBe(201);
  return (body.comment as ThreadCommentWire).id;
}

const list = async (who: Person, post: string, parent?: string) =>
  (await az(who, `announcements/${post}/comments${parent ? `?parent=${parent}` : ''}`)).body
    .items as ThreadCommentWire[];

const countOf = async (who: Person, post: string) =>
  ((await az(who, `announcements/${post}`)).body.feed as { comment_count: number }).comment_count;

async function own({ token }: Person, query = '') {
  const { status, body } = await call(`${server.api}/account/comments${query}`, { token });
  expect(status).toBe(200);
  return body as { items: OwnCommentWire[]; meta: { next_cursor: string | null } };
}

/** Carole's announcement with a comment of Bob, to which Alice replied before Bob blocked her. */
async function answered() {
  const [alice, bob, carol] = [await join('alice'), await join('bob'), await join('carole')];
  const post = await publish(carol, 'De Carole');
  const bobs = await write(bob, post, 'De Bob');
  const alices = await write(alice, post, 'D’Alice', bobs);
  expect((await put(bob, `blocks/${alice.id}`)).status).toBe(200);
  return { alice, bob, carol, post, bobs, alices };
}

describe('a comment under one that is hidden from its author', () => {
  it('stays in its thread, under a place that is like a removed comment', async () => {
    const { alice, carol, post, bobs, alices } = await answered();
    const place = {
      id: bobs,
      text: '',
      author: null,
      removed: true,
      edited_at: null,
      like_count: 0,
      liked: false,
      own: false,
      may: [],
      reply_count: 1,
    };
    expect(await list(alice, post)).toEqual([expect.objectContaining(place)]);
    expect(await list(alice, post, bobs)).toMatchObject([
      { id: alices, text: 'D’Alice', own: true, may: expect.arrayContaining(['edit', 'remove']) },
    ]);
    expect(await countOf(alice, post)).toBe(1);
    expect(await countOf(carol, post)).toBe(2);
    for (const [path, more] of [
      [`comments/${bobs}/like`, { method: 'PUT' }],
      [`announcements/${post}/comments`, { json: { text: 'x', reply_to: bobs, client_id: randomUUID() } }],
    ] as const)
      expect((await az(alice, path, more)).body).toEqual(refusal('not-found'));
    expect((await remove(alice, `announcements-comments/${bobs}`)).body).toEqual(refusal('not-found'));
  });

  it('can be removed, and the place goes with it', async () => {
    const { alice, carol, post, bobs, alices } = await answered();
    expect((await remove(alice, `announcements-comments/${alices}`)).status).toBe(200);
    expect(await list(alice, post)).toEqual([]);
    expect(await countOf(alice, post)).toBe(0);
    expect(await list(carol, post)).toMatchObject([{ id: bobs, text: 'De Bob', reply_count: 0 }]);
  });

  it('is hidden from the blocker, without a place and without being counted', async () => {
    const { bob, post } = await answered();
    expect(await list(bob, post)).toMatchObject([{ text: 'De Bob', reply_count: 0 }]);
    expect(await countOf(bob, post)).toBe(1);
  });

  it('is counted in hints as in lists', async () => {
    const { alice, bob, carol, post } = await answered();
    const carols = await write(carol, post, 'De Carole');
    await write(bob, post, 'De Bob', carols);
    const stream = await openStream(server.api, alice.token);
    const { connection } = (await stream.find('hello')).data;
    const topics = { token: alice.token, method: 'PUT', json: { topics: [post] } };
    await call(`${server.api}/live/connections/${connection}`, topics);
    await put(carol, `comments/${carols}`, { text: 'Autrement' });
    await az(carol, `announcements/${post}/like`, { method: 'POST' });
    const { data: changed } = await stream.find('hint', { type: 'comment.changed' });
    expect(changed.comment).toMatchObject({ text: 'Autrement', reply_count: 0 });
    const { data } = await stream.find('hint', { type: 'post.changed' });
    expect(data).toMatchObject({ like_count: 1, comment_count: await countOf(alice, post) });
    stream.close();
  });
});

describe('a comment that is hidden from the author of the announcement', () => {
  it.each(['the author has blocked', 'has blocked the author'] as const)(
    'of somebody who %s is a place that the author alone can remove',
    async (direction) => {
      const [alice, bob, carol] = [await join('alice'), await join('bob'), await join('carole')];
      const post = await publish(alice, 'D’Alice');
      const bobs = await write(bob, post, 'De Bob');
      expect(await list(alice, post)).toMatchObject([{ text: 'De Bob', removed: false }]);
      const [by, whom] = direction === 'the author has blocked' ? [alice, bob] : [bob, alice];
      await put(by, `blocks/${whom.id}`);
      const place = { id: bobs, text: '', author: null, removed: true, own: false, may: ['remove'] };
      expect(await list(alice, post)).toMatchObject([place]);
      expect(await countOf(alice, post)).toBe(0);
      for (const path of [`comments/${bobs}/like`, `comments/${bobs}`])
        expect((await put(alice, path, { text: 'Autrement' })).body).toEqual(refusal('not-found'));
      const path = `announcements-comments/${bobs}`;
      expect((await remove(carol, path)).body).toEqual(refusal('not-found'));
      expect((await remove(alice, path)).status).toBe(200);
      for (const reader of [alice, carol]) expect(await list(reader, post)).toEqual([]);
    },
  );

  it('leaves a removed one with a reply as it is for everybody', async () => {
    const [alice, bob, carol] = [await join('alice'), await join('bob'), await join('carole')];
    const post = await publish(alice, 'D’Alice');
    const bobs = await write(bob, post, 'De Bob');
    await write(carol, post, 'De Carole', bobs);
    await put(alice, `blocks/${bob.id}`);
    expect(await list(carol, post)).toMatchObject([{ text: 'De Bob', may: ['like', 'reply'] }]);
    await remove(alice, `announcements-comments/${bobs}`);
    for (const reader of [alice, carol])
      expect(await list(reader, post)).toMatchObject([{ removed: true, may: [], reply_count: 1 }]);
  });
});

describe('GET /account/comments', () => {
  it('has own comments under announcements that a block or an audience hides, which can be removed', async () => {
    const [alice, bob, dina] = [await join('alice'), await join('bob'), await join('dina')];
    await connect(alice, dina);
    const posts = [await publish(bob, 'De Bob'), await publish(dina, 'De Dina', 'connections')] as const;
    const ids = [await write(alice, posts[0], 'Chez Bob'), await write(alice, posts[1], 'Chez Dina')];
    await write(dina, posts[1], 'De Dina', ids[1]);
    expect((await own(alice)).items).toMatchObject([
      {
        id: ids[1],
        text: 'Chez Dina',
        announcement: { id: posts[1], author: { Customers_Numbers: dina.id } },
      },
      { id: ids[0], text: 'Chez Bob', announcement: { id: posts[0], author: { Customers_Numbers: bob.id } } },
    ]);
    await put(bob, `blocks/${alice.id}`);
    await remove(dina, `connections/${alice.id}`);
    const { items } = await own(alice);
    expect(items.map(({ id, announcement }) => [id, announcement])).toEqual([
      [ids[1], null],
      [ids[0], null],
    ]);
    for (const id of ids) {
      expect((await put(alice, `comments/${id}`, { text: 'Autrement' })).body).toEqual(refusal('not-found'));
      expect((await remove(alice, `announcements-comments/${id}`)).status).toBe(200);
    }
    expect((await own(alice)).items).toEqual([]);
    expect(await list(bob, posts[0])).toEqual([]);
    expect(await list(dina, posts[1])).toMatchObject([{ removed: true, text: '', reply_count: 1 }]);
  });

  it('has pages, the newest first, and nothing of others', async () => {
    const [alice, bob] = [await join('alice'), await join('bob')];
    const post = await publish(bob, 'De Bob');
    for (const text of ['Un', 'Deux', 'Trois']) await write(alice, post, text);
    await write(bob, post, 'De Bob');
    const first = await own(alice, '?limit=2');
    expect(first.items.map(({ text }) => text)).toEqual(['Trois', 'Deux']);
    const second = await own(alice, `?limit=2&cursor=${first.meta.next_cursor}`);
    expect(second.items.map(({ text }) => text)).toEqual(['Un']);
    expect(second.meta.next_cursor).toBeNull();
  });

  it('refuses bad input and calls without session', async () => {
    const path = `${server.api}/account/comments`;
    const { token } = await join();
    expect((await call(`${path}?limit=0`, { token })).body).toEqual(refusal('invalid', 'limit'));
    expect((await call(`${path}?cursor=x`, { token })).status).toBe(400);
    expect((await call(path)).body).toEqual(refusal('signed-out'));
  });
});
