import { readFile } from 'node:fs/promises';
import { call, refusal } from './api-calls.ts';
import { networkCalls, type Person } from './network-calls.ts';
import { useServer } from './use-server.ts';

const server = useServer({ program: 'fuzz-server' });
const { join, put, publish, connect } = networkCalls(() => server.api);

type Meta = { next_cursor: string | null; view?: string };
const read = async ({ token }: Person, query: string) => {
  const { body } = await call(`${server.api}/az/global?${query}`, { token });
  return {
    texts: (body.feeds as { text: string }[]).map(({ text }) => text),
    meta: body.meta as Meta,
  };
};

it('has what connections, followed members and oneself published, newest first, and nobody else', async () => {
  const [reader, friend, followed, muted, stranger] = [
    await join(),
    await join(),
    await join(),
    await join(),
    await join(),
  ];
  await connect(reader, friend);
  for (const other of [followed, muted]) await put(reader, `follows/${other.id}`);
  await put(reader, `mutes/${muted.id}`);
  await publish(friend, 'D’une relation');
  await publish(friend, 'Pour ses relations', 'connections');
  await publish(friend, 'Pour soi', 'private');
  await publish(followed, 'D’une personne suivie');
  await publish(followed, 'Pas pour qui suit', 'connections');
  await publish(muted, 'D’une personne masquée');
  await publish(stranger, 'D’ailleurs');
  const hidden = await publish(friend, 'Masquée');
  await put(reader, `announcements/${hidden}/hidden`);
  await publish(reader, 'De moi', 'private');
  const expected = ['De moi', 'D’une personne suivie', 'Pour ses relations', 'D’une relation'];
  expect(await read(reader, 'view=network')).toEqual({
    texts: expected,
    meta: { next_cursor: null, view: 'network' },
  });
  const all = await read(reader, 'view=all&limit=50');
  expect(all.meta.view).toBe('all');
  expect(all.texts).toContain('D’ailleurs');
  const specified = await read(reader, 'limit=50');
  expect(specified.texts).toEqual(all.texts);
  expect(specified.meta).not.toHaveProperty('view');
});

it('is read page by page without a gap or a repetition', async () => {
  const [reader, ...authors] = [await join(), await join(), await join(), await join()];
  for (const author of authors) await put(reader, `follows/${author.id}`);
  const texts: string[] = [];
  for (let index = 0; index < 11; index += 1) {
    texts.unshift(`Numéro ${index}`);
    // Most announcements have the same author.
    await publish(authors[index % 4 === 0 ? 1 : index > 8 ? 2 : 0] as Person, `Numéro ${index}`); // there are three
  }
  for (const limit of [1, 2, 3, 10, 11, 50]) {
    const found: string[] = [];
    let cursor: string | null = '';
    for (let pages = 0; cursor !== null && pages < 20; pages += 1) {
      const page = await read(reader, `view=network&limit=${limit}${cursor && `&cursor=${cursor}`}`);
      expect(page.texts.length).toBe(Math.min(limit, texts.length - found.length));
      found.push(...page.texts);
      cursor = page.meta.next_cursor;
    }
    expect(found).toEqual(texts);
  }
});

it('is the home view once others of the network have published something to see', async () => {
  const [reader, friend] = [await join(), await join()];
  const view = async () => (await read(reader, 'view=home&limit=1')).meta.view;
  expect(await view()).toBe('all');
  await publish(reader, 'De moi seul sur mon réseau');
  await connect(reader, friend);
  expect(await view()).toBe('all');
  const post = await publish(friend, 'Pour soi', 'private');
  expect(await view()).toBe('all');
  await call(`${server.api}/az/announcements/${post}`, {
    token: friend.token,
    method: 'PUT',
    json: { audience: 'connections' },
  });
  expect(await view()).toBe('network');
  await put(reader, `announcements/${post}/hidden`);
  expect(await view()).toBe('all');
  expect((await read(reader, 'view=network')).texts).toEqual(['De moi seul sur mon réseau']);
});

it('is empty for who knows nobody, and refuses other views and calls without a session', async () => {
  const reader = await join();
  expect(await read(reader, 'view=network')).toEqual({
    texts: [],
    meta: { next_cursor: null, view: 'network' },
  });
  const unknown = await call(`${server.api}/az/global?view=friends`, { token: reader.token });
  expect([unknown.status, unknown.body]).toEqual([400, refusal('invalid', 'view')]);
  expect((await call(`${server.api}/az/global?view=network`)).body).toEqual(refusal('signed-out'));
});

it('names the images of its first items, as their own call does, and the specified feed names none', async () => {
  const [reader, friend] = [await join(), await join()];
  await connect(reader, friend);
  const portrait = await readFile(new URL('../seed-pictures/portrait-1.jpg', import.meta.url));
  const pictures = Array.from({ length: 6 }, () => new Blob([new Uint8Array(portrait)]));
  for (let index = 0; index < 4; index += 1)
    await publish(friend, `Six photos ${index}`, index % 2 ? 'connections' : 'members', pictures);
  type Item = { id: string; image_count: number; images?: unknown[] };
  const feed = async (query: string) =>
    (await call(`${server.api}/az/global?${query}`, { token: reader.token })).body.feeds as Item[];
  const items = await feed('view=network');
  expect(items.map(({ images }) => images?.length)).toEqual([6, 6, 6, undefined]);
  for (const { id, images } of items.slice(0, 3)) {
    const { body } = await call(`${server.api}/az/announcements-images/${id}`, { token: reader.token });
    expect(images).toEqual(body.images);
  }
  expect((await feed('limit=4')).some((item) => 'images' in item)).toBe(false);
});
