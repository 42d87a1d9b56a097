import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { type Call, call, person, refusal } from './api-calls.ts';
import { openStream } from './live-stream-client.ts';
import { useServer } from './use-server.ts';

const server = useServer({ program: 'fuzz-server' });

type Person = { id: string; token: string };
let [alice, bob, carol]: Person[] = [];

beforeAll(async () => {
  [alice, bob, carol] = [await join('alice'), await join('bob'), await join('carole')];
  await put(bob, `/az/connections/requests/${alice.id}`, {});
  await put(alice, `/az/connections/${bob.id}`);
});

const known = (one: Person | undefined): Person => one ?? { id: '', token: '' };
const az = (who: Person | undefined, path: string, more: Call = {}) =>
  call(server.api + path, { token: known(who).token, ...more });
const put = (who: Person | undefined, path: string, json?: unknown) => az(who, path, { method: 'PUT', json });

async function join(name: string): Promise<Person> {
  const { body } = await call(`${server.api}/register`, { json: person(name) });
  const { Customers_Numbers: id } = body.user as { Customers_Numbers: string };
  return { id, token: String(body.access_token) };
}

/** Different for each picture, because pictures with equal bytes get the same address. */
let shade = 0;
function photo(): Promise<Buffer> {
  shade += 8;
  const background = { r: shade, g: 90, b: 20 };
  return sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

async function publish(
  who: Person | undefined,
  texts: Record<string, string>,
  pictures: Uint8Array[] = [],
): Promise<{ status: number; id: string; body: Record<string, unknown> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.set(name, value);
  for (const bytes of pictures)
    form.append('images', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'a.jpg');
  const { status, body } = await az(who, '/az/announcements', { body: form });
  return { status, body, id: (body.feed as { id: string } | undefined)?.id ?? '' };
}

const statusesOf = async (id: string) => {
  const replies = await Promise.all([alice, bob, carol].map((who) => az(who, `/az/announcements/${id}`)));
  return replies.map(({ status }) => status);
};

type Image = { url: string; sizes: { url: string }[] };
const imagesOf = async (id: string, who?: Person) => {
  const { body } = await call(`${server.api}/az/announcements-images/${id}`, who && { token: who.token });
  return ((body.images ?? []) as Image[]).flatMap(({ url, sizes }) => [url, ...sizes.map((one) => one.url)]);
};
const statusOf = async (path: string) => (await fetch(server.origin + path)).status;

it('publishes for all members, for connections, and for oneself', async () => {
  const everybody = await publish(alice, { text: 'Pour tous' });
  expect(everybody.body.feed).toMatchObject({ audience: 'members' });
  const [forConnections, forOneself] = [
    await publish(alice, { text: 'Pour mes relations', audience: 'connections' }),
    await publish(alice, { text: 'Pour moi', audience: 'private' }),
  ];
  expect(forConnections.body.feed).toMatchObject({ audience: 'connections' });
  expect(await statusesOf(everybody.id)).toEqual([200, 200, 200]);
  expect(await statusesOf(forConnections.id)).toEqual([200, 200, 404]);
  expect(await statusesOf(forOneself.id)).toEqual([200, 404, 404]);
});

it('refuses an unknown audience, one that comes twice, and a change by others or without a session', async () => {
  expect((await publish(alice, { text: 'x', audience: 'friends' })).body).toEqual(
    refusal('invalid', 'audience'),
  );
  const form = new FormData();
  form.set('text', 'x');
  form.append('audience', 'private');
  form.append('audience', 'members');
  expect((await az(alice, '/az/announcements', { body: form })).body).toEqual(refusal('invalid'));
  const { id } = await publish(alice, { text: 'Pour tous' });
  const path = `/az/announcements/${id}`;
  for (const json of [{}, { audience: 'friends' }, { audience: null }, { audience: 'private', more: 1 }])
    expect((await put(alice, path, json)).status).toBe(400);
  expect((await put(bob, path, { audience: 'private' })).body).toEqual(refusal('not-found'));
  const signedOut = await call(server.api + path, { method: 'PUT', json: { audience: 'private' } });
  expect(signedOut.body).toEqual(refusal('signed-out'));
  expect(await statusesOf(id)).toEqual([200, 200, 200]);
});

it('is one write for each client id, and another content with the same key is refused', async () => {
  const client_id = randomUUID();
  const texts = { text: 'Une fois', audience: 'private', client_id };
  const [first, second] = await Promise.all([publish(alice, texts), publish(alice, texts)]);
  expect([first.status, second.status, second.id]).toEqual([201, 201, first.id]);
  expect((await publish(alice, { ...texts, audience: 'members' })).status).toBe(409);
  expect((await az(alice, `/az/announcements/${first.id}`)).body.feed).toMatchObject({ audience: 'private' });
});

it('changes the audience later, without the text, and takes it from those who saw it', async () => {
  const { id } = await publish(alice, { text: 'Pour tous #ouvert' });
  await put(carol, `/az/announcements/${id}/saved`);
  const [theirs, connected] = [
    await openStream(server.api, known(carol).token),
    await openStream(server.api, known(bob).token),
  ];
  for (const [who, stream] of [
    [carol, theirs],
    [bob, connected],
  ] as const) {
    const { connection } = (await stream.find('hello')).data;
    await put(who, `/live/connections/${connection}`, { topics: [id] });
  }
  const edited = await put(alice, `/az/announcements/${id}`, { audience: 'connections' });
  expect(edited.body.feed).toMatchObject({
    text: 'Pour tous #ouvert',
    audience: 'connections',
    edited_at: null,
  });
  await theirs.find('hint', { type: 'post.gone', post: id });
  await connected.find('hint', { type: 'post.changed', post: id, audience: 'connections' });
  expect(await statusesOf(id)).toEqual([200, 200, 404]);
  expect((await az(carol, '/az/saved')).body).toMatchObject({ feeds: [] });
  const again = await put(alice, `/az/announcements/${id}`, { audience: 'connections' });
  expect(again.body.feed).toMatchObject({ rev: (edited.body.feed as { rev: number }).rev });
  await put(alice, `/az/announcements/${id}`, { audience: 'members' });
  expect(await statusesOf(id)).toEqual([200, 200, 200]);
  expect((await az(carol, '/az/saved')).body.feeds).toHaveLength(1);
  for (const stream of [theirs, connected]) stream.close();
});

describe('pictures', () => {
  it('of a restricted announcement have addresses that only those who may see it can use', async () => {
    const { id } = await publish(alice, { text: '', audience: 'connections' }, [await photo()]);
    expect(await imagesOf(id)).toEqual([]);
    expect(await imagesOf(id, carol)).toEqual([]);
    const [own, theirs] = [await imagesOf(id, alice), await imagesOf(id, bob)];
    expect(own).toHaveLength(3);
    expect(own).not.toEqual(theirs);
    expect(await imagesOf(id, bob)).toEqual(theirs);
    const reply = await fetch(server.origin + theirs[0]);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    const etag = { 'if-none-match': reply.headers.get('etag') ?? '' };
    expect((await fetch(server.origin + theirs[0], { headers: etag })).status).toBe(304);
    const [, pictureId = ''] = /media\/\d+\.([\da-f]{32})/.exec(theirs[0] ?? '') ?? [];
    expect(await statusOf(`/az-connect-backend/api/az/pictures/${pictureId}`)).toBe(404);
    await az(bob, `/az/connections/${known(alice).id}`, { method: 'DELETE' });
    expect(await Promise.all(theirs.map(statusOf))).toEqual([404, 404, 404]);
    expect((await fetch(server.origin + theirs[0], { headers: etag })).status).toBe(404);
    expect(await Promise.all(own.map(statusOf))).toEqual([200, 200, 200]);
    await put(bob, `/az/connections/requests/${known(alice).id}`, {});
    await put(alice, `/az/connections/${known(bob).id}`);
    expect(await Promise.all(theirs.map(statusOf))).toEqual([200, 200, 200]);
  });

  it('have no other address: forged, of another member, of another picture, expired', async () => {
    const post = await publish(alice, { text: '', audience: 'private' }, [await photo()]);
    const other = await publish(alice, { text: '', audience: 'private' }, [await photo()]);
    const [[url = ''], [second = '']] = [await imagesOf(post.id, alice), await imagesOf(other.id, alice)];
    const parts = (of: string) => (of.split('/').at(-1) ?? '').split('.');
    const [image, picture, member, until, signature = ''] = parts(url);
    const [, foreign] = parts(second);
    const tampered = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const names = [
      [image, picture, member, until, tampered],
      [image, picture, member, until, ''],
      [image, picture, known(bob).id, until, signature],
      [image, foreign, member, until, signature],
      [image, picture, member, String(Number(until) + 1), signature],
      [image, picture, member, String(Number(until) - 3), signature],
      ['9999999999', picture, member, until, signature],
    ].map((all) => all.join('.'));
    const base = url.slice(0, url.lastIndexOf('/'));
    expect(await Promise.all(names.map((name) => statusOf(`${base}/${name}`)))).toEqual(names.map(() => 404));
    expect(await statusOf(url)).toBe(200);
  });

  it('lose their public address with the audience, unless another announcement shows them', async () => {
    const bytes = await photo();
    const { id } = await publish(alice, { text: 'Une' }, [bytes]);
    const urls = await imagesOf(id);
    const statuses = () => Promise.all(urls.map(statusOf));
    expect(await statuses()).toEqual([200, 200, 200]);
    await put(alice, `/az/announcements/${id}`, { audience: 'private' });
    expect(await statuses()).toEqual([404, 404, 404]);
    const shared = await publish(bob, { text: 'La même' }, [bytes]);
    expect(await statuses()).toEqual([200, 200, 200]);
    await put(alice, `/az/announcements/${id}`, { audience: 'connections' });
    expect(await statuses()).toEqual([200, 200, 200]);
    await az(bob, `/az/announcements/${shared.id}`, { method: 'DELETE' });
    await put(alice, `/az/announcements/${id}`, { audience: 'members' });
    expect(await imagesOf(id)).toEqual(urls);
    expect(await statuses()).toEqual([200, 200, 200]);
  });
});

it('is in the export of the author’s data', async () => {
  const { body } = await az(alice, '/account/export');
  const { announcements } = body.data as { announcements: { text: string; audience: string }[] };
  expect(announcements.find(({ text }) => text === 'Pour moi')).toMatchObject({ audience: 'private' });
});
