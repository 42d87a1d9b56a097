import { parseAnnouncementImages, parseFeedPage, parsePictureReply } from '@az/shared/contracts';
import sharp from 'sharp';
import { type Answer, call, comment, other, refusal, signIn } from '../api-calls.ts';
import { useServer } from '../use-server.ts';

const server = useServer({ program: 'fuzz-server' });
const { database } = server;
let token: string;
let otherToken: string;

beforeAll(async () => {
  token = await signIn(server.api);
  otherToken = await signIn(server.api, other);
});

const mega = 1024 * 1024;

const noisyPicture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#226677',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

const made = new Map<string, Promise<Buffer>>();

/** A file that several tests send, made once, because noise takes most of the time of a test. */
function madeOnce(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = made.get(name) ?? make();
  made.set(name, file);
  return file;
}

const photo = (width = 900, height = 600) =>
  madeOnce(`${width}x${height}`, () => noisyPicture(width, height).jpeg().toBuffer());

const uprightPhoto = () =>
  madeOnce('upright', () =>
    noisyPicture(2400, 1200)
      .withExif({ IFD0: { Copyright: 'Secret' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  );

const pictureAs = (format: 'png' | 'webp' | 'gif' | 'jpeg' | 'avif') =>
  madeOnce(format, () => noisyPicture(300, 200).toFormat(format, { effort: 1 }).toBuffer());

/** A small file with one row of pixels more than 24 megapixels. */
const bomb = () =>
  madeOnce('bomb', () =>
    sharp({ create: { width: 6000, height: 4001, channels: 3, background: '#000' } })
      .png()
      .toBuffer(),
  );

/** A valid JPEG of exactly this size. It is filled up with zeros, because decoders ignore bytes after the end. */
async function photoOf(bytes: number): Promise<Buffer> {
  return Buffer.concat([await photo(), Buffer.alloc(bytes)]).subarray(0, bytes);
}

type Upload = {
  file?: Buffer;
  field?: string;
  name?: string;
  type?: string;
  as?: string;
  extra?: [string, string];
};

function send(
  path: string,
  { file, field, name = 'a.jpg', type = 'image/jpeg', as = token, extra }: Upload,
): Promise<Answer> {
  const form = new FormData();
  if (extra) form.set(...extra);
  const [, which] = path.split('/');
  if (file) form.append(field ?? `${which}_picture`, new Blob([new Uint8Array(file)], { type }), name);
  return call(server.api + path, { body: form, token: as });
}

const remove = (path: string, as = token) => call(server.api + path, { method: 'DELETE', token: as });

async function read(which: 'profile' | 'cover', as = token): Promise<Buffer | null> {
  const { body } = await call(`${server.api}/${which}/picture`, { token: as });
  const data = which === 'cover' ? body.cover_data : parsePictureReply(body);
  return typeof data === 'string' ? Buffer.from(data, 'base64') : null;
}

/** Types of the segments before a JPEG's pixels: 0xe1 is EXIF, 0xe2 a colour profile, 0xfe a comment. */
function segmentsOf(jpeg: Buffer): number[] {
  const found: number[] = [];
  for (let at = 2; at + 4 < jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; ) {
    found.push(jpeg[at + 1] ?? 0);
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return found;
}

function expectOurs(jpeg: Buffer | null): void {
  expect(jpeg?.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  const foreign = segmentsOf(jpeg ?? Buffer.alloc(0)).filter(
    (one) => (one >= 0xe1 && one <= 0xef) || one === 0xfe,
  );
  expect(foreign).toEqual([]);
}

async function download(path: string): Promise<{ type: string | null; bytes: Buffer }> {
  const reply = await fetch(server.origin + path);
  return { type: reply.headers.get('content-type'), bytes: Buffer.from(await reply.arrayBuffer()) };
}

describe.each([
  ['profile', 2 * mega, "La taille de l'image ne doit pas dépasser 2MB", 640],
  ['cover', 5 * mega, "La taille de l'image ne doit pas dépasser 5MB", 1600],
] as const)('the %s picture', (which, limit, tooLarge, longest) => {
  const path = `/${which}/picture`;

  it('is stored as our own JPEG without metadata, upright and no larger than shown', async () => {
    const file = await uprightPhoto();
    expect(segmentsOf(file)).toContain(0xe1);
    expect(await send(path, { file })).toMatchObject({ status: 200, body: { status: true } });
    const kept = await read(which);
    expectOurs(kept);
    const { width, height } = await sharp(kept ?? undefined).metadata();
    expect([width, height]).toEqual([longest / 2, longest]);
  });

  it.each(['png', 'webp', 'gif', 'jpeg', 'avif'] as const)(
    'may be a %s, whatever its name and type',
    async (format) => {
      const file = await pictureAs(format);
      expect((await send(path, { file, name: 'x.exe', type: 'text/html' })).status).toBe(200);
      expectOurs(await read(which));
    },
  );

  it('may have exactly the limit in bytes, and not one more', async () => {
    expect((await send(path, { file: await photoOf(limit) })).status).toBe(200);
    const before = await read(which);
    const { status, body } = await send(path, { file: await photoOf(limit + 1) });
    expect(status).toBe(413);
    expect(body).toMatchObject({ message: tooLarge, error: { kind: 'invalid' } });
    expect(await read(which)).toEqual(before);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7 and more than twelve bytes')],
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['a head without a picture', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')],
  ])('is not %s', async (_what, file) => {
    const { status, body } = await send(path, { file });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: 'Veuillez sélectionner une image valide',
      error: { kind: 'invalid' },
    });
  });

  it('is not a picture of more than 24 megapixels, which is never decoded', async () => {
    const file = await bomb();
    expect(file.length).toBeLessThan(limit);
    const { status, body } = await send(path, { file });
    expect(status).toBe(400);
    expect(body.message).toMatch(/24 millions de pixels/);
  });

  it('accepts one file in its own field and nothing else', async () => {
    const file = await photo();
    expect((await send(path, { file, field: 'picture' })).status).toBe(400);
    expect((await send(path, { file, extra: ['isVerify', 'true'] })).status).toBe(400);
    expect((await send(path, { extra: [`${which}_picture`, 'a text'] })).status).toBe(400);
    expect((await send(path, {})).status).toBe(400);
  });

  it('can be deleted repeatedly, and only by its owner', async () => {
    await send(path, { file: await photo() });
    await remove(path, otherToken);
    expect(await read(which)).not.toBeNull();
    for (const round of [1, 2]) expect([round, (await remove(path)).status]).toEqual([round, 200]);
    expect(await read(which)).toBeNull();
  });
});

it('a new profile picture has a new address beside the member’s texts, and the old one is gone', async () => {
  const author = async () => {
    const { body } = await comment(server.api, '3', `Un mot ${Math.random()}`, { token });
    return (body.comment as { author: { picture_url: string | null } }).author.picture_url;
  };
  await send('/profile/picture', { file: await photo(400, 400) });
  const first = await author();
  await send('/profile/picture', { file: await photo(401, 400) });
  const second = await author();
  expect(second).not.toBe(first);
  expect((await fetch(server.origin + second)).headers.get('content-type')).toBe('image/jpeg');
  await remove('/profile/picture');
  expect(await author()).toBeNull();
  const rows = await database.sql(
    'select id from api.pictures where id in (select thumbnail_id from api.members)',
  );
  const orphans = await database.sql(
    `select id from api.pictures where '${first}' like '%' || id || '%' or '${second}' like '%' || id || '%'`,
  );
  expect([rows.length > 0, orphans]).toEqual([true, []]);
});

describe('announcements', () => {
  const feed = async (as = token) =>
    parseFeedPage((await call(`${server.api}/az/global?limit=50`, { token: as })).body)?.items ?? [];

  type Post = {
    text?: string;
    files?: Buffer[];
    /** Names of the files after the first one. */
    names?: string[];
    alts?: string[];
    as?: string;
    headers?: Record<string, string>;
  };

  function publish({ text, files = [], names = [], alts = [], as = token, headers }: Post): Promise<Answer> {
    const form = new FormData();
    if (text !== undefined) form.set('text', text);
    for (const alt of alts) form.append('alts', alt);
    for (const [index, file] of files.entries())
      form.append('images', new Blob([new Uint8Array(file)]), names[index - 1] ?? 'x');
    return call(`${server.api}/az/announcements`, { body: form, token: as, headers });
  }

  const idOf = ({ body }: Answer) => String((body.feed as { id: string }).id);

  it('are published with their pictures in several sizes, first in the feed, the author’s own', async () => {
    const files = [await photo(2000, 1000), await photo(300, 300)];
    const answer = await publish({ text: ' Bonjour\r\nà vous ', files, alts: ['Un pont', ''] });
    expect(answer.status).toBe(201);
    const [first] = await feed();
    expect(first).toMatchObject({
      id: idOf(answer),
      text: 'Bonjour\nà vous',
      own: true,
      liked: false,
      imageCount: 2,
    });
    expect((await feed(otherToken))[0]).toMatchObject({ id: idOf(answer), own: false });
    const { body } = await call(`${server.api}/az/announcements-images/${idOf(answer)}`);
    const images = parseAnnouncementImages(body);
    expect(images?.map(({ alt, width, sizes }) => [alt, width, sizes.map((size) => size.width)])).toEqual([
      ['Un pont', 1600, [800, 400]],
      ['', 300, []],
    ]);
    for (const { url, sizes } of images ?? []) {
      expectOurs((await download(url)).bytes);
      for (const size of sizes) {
        const { type, bytes } = await download(size.url);
        const { format, width, exif, icc, xmp } = await sharp(bytes).metadata();
        expect({ type, format, width }).toEqual({ type: 'image/webp', format: 'webp', width: size.width });
        expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
      }
    }
  });

  it.each([
    ['neither text nor picture', {}, 400],
    ['a blank text', { text: '  ' }, 400],
    ['5000 characters', { text: 'x'.repeat(5000) }, 201],
    ['5001 characters', { text: 'x'.repeat(5001) }, 400],
    ['a description of 301 characters', { text: 'x', alts: ['x'.repeat(301)] }, 400],
  ])('with %s', async (_what, post, expected) => {
    expect((await publish(post)).status).toBe(expected);
  });

  it('with seven pictures, or an invalid one, are refused as a whole', async () => {
    const before = (await feed()).length;
    const file = await photo(50, 50);
    expect((await publish({ text: 'x', files: Array.from({ length: 7 }, () => file) })).status).toBe(400);
    const names = ['vide.jpg', 'été\u0007.png'];
    const mixed = await publish({
      text: 'x',
      files: [file, Buffer.alloc(0), Buffer.from('no picture')],
      names,
    });
    expect(mixed.status).toBe(400);
    expect(mixed.body.message).toBe(
      '«\u202fvide.jpg\u202f» est vide\u00a0: choisissez une autre image. Veuillez sélectionner une image valide\u00a0: «\u202fété.png\u202f» n’en est pas une.',
    );
    const heavy = await publish({
      text: 'x',
      files: [file, await photoOf(5 * mega + 1)],
      names: ['lourde.jpg'],
    });
    expect(heavy).toMatchObject({ status: 413, body: { message: expect.stringContaining('lourde.jpg') } });
    expect(await feed()).toHaveLength(before);
    expect((await publish({ text: 'Six', files: Array.from({ length: 6 }, () => file) })).status).toBe(201);
  });

  it('are written once when sent twenty times at once', async () => {
    const file = await photo(60, 60);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => publish({ text: 'Une fois', files: [file] })),
    );
    const ids = new Set(answers.filter(({ status }) => status === 201).map(idOf));
    expect(ids.size).toBe(1);
    for (const { status } of answers) expect([201, 429]).toContain(status);
  });

  it('are removed by their author only, with their pictures, and can be written again at once', async () => {
    const post = { text: 'Pour un temps', files: [await photo(777, 777)] };
    const id = idOf(await publish(post));
    const [image] =
      parseAnnouncementImages((await call(`${server.api}/az/announcements-images/${id}`)).body) ?? [];
    const path = `/az/announcements/${id}`;
    expect((await remove(path, otherToken)).body).toEqual(refusal('not-found'));
    expect((await remove(path)).status).toBe(200);
    expect((await remove(path)).status).toBe(404);
    expect((await fetch(server.origin + image?.url)).status).toBe(404);
    expect(idOf(await publish(post))).not.toBe(id);
  });

  it('are liked once by each member, however often they send it, and a like can be removed', async () => {
    const id = idOf(await publish({ text: 'À aimer' }));
    const like = (as: string, method = 'POST') =>
      call(`${server.api}/az/announcements/${id}/like`, { method, token: as });
    await Promise.all(Array.from({ length: 10 }, () => like(token)));
    expect((await like(otherToken)).body).toMatchObject({ success: true, liked: true, like_count: 2 });
    expect((await feed())[0]).toMatchObject({ liked: true, likeCount: 2 });
    expect((await like(token, 'DELETE')).body).toMatchObject({ success: true, liked: false, like_count: 1 });
    expect((await like(token, 'DELETE')).body).toMatchObject({ success: true, liked: false, like_count: 1 });
    expect((await call(`${server.api}/az/announcements/999999/like`, { method: 'POST', token })).status).toBe(
      404,
    );
  });

  it('lose a comment only by its author, who may write it again', async () => {
    const write = () => comment(server.api, '2', 'Encore', { token });
    const { id } = (await write()).body.comment as { id: string };
    const path = `/az/announcements-comments/${id}`;
    expect((await remove(path, otherToken)).status).toBe(404);
    expect((await remove(path)).status).toBe(200);
    expect(((await write()).body.comment as { id: string }).id).not.toBe(id);
  });
});
