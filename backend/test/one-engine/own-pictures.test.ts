import { type OwnPictures, parseOwnPictures } from '@az/shared/contracts';
import sharp from 'sharp';
import { call, other, refusal, signIn } from '../api-calls.ts';
import { useServer } from '../use-server.ts';

const server = useServer({ program: 'fuzz-server' });
let token: string;
let otherToken: string;

beforeAll(async () => {
  token = await signIn(server.api);
  otherToken = await signIn(server.api, other);
});

async function send(which: 'profile' | 'cover', width: number): Promise<void> {
  const create = {
    width,
    height: width / 2,
    channels: 3,
    background: { r: width % 256, g: 99, b: 99 },
  } as const;
  const form = new FormData();
  form.set(
    `${which}_picture`,
    new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]),
    'a.jpg',
  );
  expect((await call(`${server.api}/${which}/picture`, { body: form, token })).status).toBe(200);
}

async function addresses(as = token): Promise<OwnPictures> {
  const found = parseOwnPictures((await call(`${server.api}/account/pictures`, { token: as })).body);
  if (!found) throw new Error('No addresses');
  return found;
}

const urlsOf = ({ profile, cover }: OwnPictures): string[] =>
  [profile, cover].flatMap((one) => (one ? [one.url, ...one.sizes.map(({ url }) => url)] : []));

const get = (url: string) => fetch(server.origin + url);

it('have an address for each size, for which browsers ask each time and which other caches do not keep', async () => {
  await send('profile', 1000);
  await send('cover', 2000);
  const found = await addresses();
  expect(
    [found.profile, found.cover].map((one) => [one?.width, one?.sizes.map(({ width }) => width)]),
  ).toEqual([
    [640, [192]],
    [1600, [800]],
  ]);
  expect(await addresses()).toEqual(found);
  const widths = await Promise.all(
    urlsOf(found).map(async (url) => {
      const reply = await get(url);
      expect(reply.headers.get('cache-control')).toBe('private, no-cache');
      return (await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).width;
    }),
  );
  expect(widths).toEqual([640, 192, 1600, 800]);
});

it('come with the verification of a session, and with no other token', async () => {
  const verify = async (access_token: string) =>
    (await call(`${server.api}/verify-token`, { token, json: { access_token } })).body;
  expect(parseOwnPictures(await verify(token))).toEqual(await addresses());
  expect(await verify('another')).toEqual({ status: false });
  expect((await call(`${server.api}/account/pictures`)).body).toEqual(refusal('signed-out'));
});

it('are for their member alone: no address works when its member or picture is another', async () => {
  const theirs = urlsOf(await addresses(otherToken));
  for (const url of urlsOf(await addresses())) {
    expect(theirs).not.toContain(url);
    const [, id = '', member = ''] = /own\.([0-9a-f]{32})\.(\d+)\./.exec(url) ?? [];
    expect((await get(url.replace(`.${member}.`, `.${Number(member) + 1}.`))).status).toBe(404);
    expect((await get(url.replace(id, 'f'.repeat(32)))).status).toBe(404);
    expect((await get(url.replace('own.', '1.'))).status).toBe(404);
  }
});

it('are gone at their address when they are replaced or removed', async () => {
  const before = await addresses();
  await send('profile', 1002);
  expect((await get(before.profile?.url ?? '')).status).toBe(404);
  await send('cover', 300);
  const { profile, cover } = await addresses();
  expect([cover?.width, cover?.sizes]).toEqual([300, []]);
  for (const which of ['profile', 'cover'])
    await call(`${server.api}/${which}/picture`, { token, method: 'DELETE' });
  for (const one of [...urlsOf(before), profile?.url ?? '', cover?.url ?? ''])
    expect((await get(one)).status).toBe(404);
  expect(await addresses()).toEqual({ profile: null, cover: null });
});
