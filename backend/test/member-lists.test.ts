import { readFile } from 'node:fs/promises';
import type { AuthorWire, MemberPictureWire, MemberRowWire } from '@az/shared/contracts';
import { call, comment, refusal } from './api-calls.ts';
import { networkCalls, type Person } from './network-calls.ts';
import { useServer } from './use-server.ts';

const server = useServer({ program: 'fuzz-server' });

const { join, az, put, connect } = networkCalls(() => server.api);

async function publish({ token }: Person, audience: string): Promise<void> {
  const body = new FormData();
  body.set('text', 'Avec une image');
  body.set('audience', audience);
  const bytes = await readFile(new URL('../seed-pictures/portrait-1.jpg', import.meta.url));
  body.append('images', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'a.jpg');
  expect((await call(`${server.api}/az/announcements`, { token, body })).status).toBe(201);
}

const show = ({ token }: Person, profile: string) =>
  call(`${server.api}/account/preferences`, { token, json: { privacy: { profile } }, method: 'PUT' });

describe('GET /az/members/{id}/connections', () => {
  const read = async (who: Person, of: Person, query = '') => {
    const { body } = await az(who, `members/${of.id}/connections${query}`);
    const { next_cursor: next, total } = body.meta as { next_cursor: string | null; total: number };
    return { rows: body.items as MemberRowWire[], next, total };
  };
  const ids = ({ rows }: { rows: MemberRowWire[] }) => rows.map(({ member }) => member.Customers_Numbers);

  it('has them page by page, the latest first, with whom the reader knows as well', async () => {
    const [owner, reader] = [await join(), await join()];
    const others = [await join(), await join(), reader];
    for (const other of others) await connect(other, owner);
    const [first, second] = others;
    if (!first || !second) throw new Error('There are three.');
    await connect(reader, first);
    const page = await read(reader, owner, '?limit=2');
    const rest = await read(reader, owner, `?limit=2&cursor=${page.next}`);
    expect([...ids(page), ...ids(rest)]).toEqual([reader.id, second.id, first.id]);
    expect([page.total, rest.total, rest.next]).toEqual([3, 3, null]);
    // The first row is the reader's own: a member has no mutual connections with themselves.
    expect([...page.rows, ...rest.rows].map(({ mutual_count }) => mutual_count)).toEqual([0, 1, 1]);
    const named = (await az(reader, `members/${first.id}`)).body.member as { mutual: AuthorWire[] };
    expect(named).toMatchObject({ mutual_count: 1, mutual: [{ Customers_Numbers: owner.id }] });
  });

  it('leaves out whom the reader may not see, on both sides of a block', async () => {
    const [owner, reader, hidden] = [await join(), await join(), await join()];
    await connect(hidden, owner);
    expect(ids(await read(reader, owner))).toEqual([hidden.id]);
    await put(hidden, `blocks/${reader.id}`);
    expect(await read(reader, owner)).toMatchObject({ rows: [], total: 1 });
    expect(ids(await read(owner, owner))).toEqual([hidden.id]);
  });

  it('is empty where preferences hide the profile', async () => {
    const [owner, reader, other] = [await join(), await join(), await join()];
    await connect(other, owner);
    await show(owner, 'connections');
    expect(await read(reader, owner)).toEqual({ rows: [], next: null, total: 0 });
    expect(ids(await read(other, owner))).toEqual([other.id]);
    await show(owner, 'nobody');
    expect(await read(other, owner)).toEqual({ rows: [], next: null, total: 0 });
    expect((await az(other, `members/${owner.id}`)).body.member).toMatchObject({ mutual: [] });
    expect(ids(await read(owner, owner))).toEqual([other.id]);
  });
});

describe('the preview of one’s own profile', () => {
  const parts = ['', '/jobs', '/cover', '/announcements', '/connections', '/pictures'];
  const readAll = (who: Person, id: string) =>
    Promise.all(parts.map(async (part) => (await az(who, `members/${id}${part}`)).body));

  it.each(['members', 'connections', 'nobody'])(
    'is what a member sees who is not connected, profile for %s',
    async (profile) => {
      const [owner, friend, stranger] = [await join(), await join(), await join()];
      await connect(owner, friend);
      for (const audience of ['members', 'connections', 'private']) await publish(owner, audience);
      await call(`${server.api}/account`, {
        token: owner.token,
        json: { Headline: 'Guide', Description: 'Bonjour', Phones: '1' },
        method: 'PUT',
      });
      await show(owner, profile);
      const preview = await readAll(owner, 'preview');
      expect(preview).toEqual(await readAll(stranger, owner.id));
      expect(preview).not.toEqual(await readAll(friend, owner.id));
      expect(preview[3]).toMatchObject({ feeds: [{ audience: 'members' }] });
    },
  );

  it('is refused without a session, and there is none of others', async () => {
    expect((await call(`${server.api}/az/members/preview`)).body).toEqual(refusal('signed-out'));
    for (const id of ['Preview', 'preview%20', 'preview%00'])
      expect((await az(await join(), `members/${id}`)).body).toEqual(refusal('not-found'));
  });
});

describe('GET /az/members/{id}/pictures', () => {
  const read = async (who: Person, of: Person, query = '') => {
    const { body } = await az(who, `members/${of.id}/pictures${query}`);
    return body as { items: MemberPictureWire[]; meta: { next_cursor: string | null; total: number } };
  };

  it('has those of announcements that the reader may see, page by page, with addresses that answer', async () => {
    const [owner, friend, reader] = [await join(), await join(), await join()];
    await connect(owner, friend);
    for (const audience of ['members', 'connections', 'private']) await publish(owner, audience);
    const counts = [owner, friend, reader].map(async (who) => (await read(who, owner)).meta.total);
    expect(await Promise.all(counts)).toEqual([3, 2, 1]);
    const first = await read(friend, owner, '?limit=1');
    const second = await read(friend, owner, `?limit=1&cursor=${first.meta.next_cursor}`);
    expect([first.items.length, second.items.length, second.meta.next_cursor]).toEqual([1, 1, null]);
    expect(first.items[0]?.id).not.toBe(second.items[0]?.id);
    for (const { url, sizes } of [...first.items, ...second.items])
      for (const address of [url, ...sizes.map((size) => size.url)])
        expect((await fetch(new URL(address, server.api))).status).toBe(200);
  });

  it('have the likes and the comments of their announcement, without those of who is blocked', async () => {
    const [owner, friend, blocked] = [await join(), await join(), await join()];
    await publish(owner, 'members');
    const { feeds } = (await az(owner, `members/${owner.id}/announcements`)).body as {
      feeds: { id: string }[];
    };
    const id = feeds[0]?.id ?? '';
    await az(friend, `announcements/${id}/like`, { method: 'POST' });
    for (const who of [friend, blocked]) await comment(server.api, id, 'Un avis', { token: who.token });
    expect((await read(friend, owner)).items).toMatchObject([{ like_count: 1, comment_count: 2 }]);
    await put(friend, `blocks/${blocked.id}`);
    expect((await read(friend, owner)).items).toMatchObject([{ like_count: 1, comment_count: 1 }]);
  });

  it('are none of a blocked member, and none without a session', async () => {
    const [owner, reader] = [await join(), await join()];
    await publish(owner, 'members');
    expect((await read(reader, owner)).items).toHaveLength(1);
    expect((await call(`${server.api}/az/members/${owner.id}/pictures`)).body).toEqual(refusal('signed-out'));
    await put(owner, `blocks/${reader.id}`);
    expect(await read(reader, owner)).toEqual(refusal('not-found'));
  });
});
