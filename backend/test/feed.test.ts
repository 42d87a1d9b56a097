import {
  type Announcement,
  parseAnnouncementComments,
  parseAnnouncementImages,
  parseCoverReply,
  parseFeedPage,
  parsePictureReply,
  parseStoredAnnouncement,
} from '@az/shared/contracts';
import { call, other, refusal, signIn } from './api-calls.ts';
import { useServer } from './use-server.ts';

const server = useServer({ prepare: ({ sql }) => sql(withEqualTimes) });
let token: string;
let all: Announcement[];

function formOf(text: string): FormData {
  const form = new FormData();
  form.set('text', text);
  return form;
}

async function page(query = '') {
  const { status, body } = await call(`${server.api}/az/global${query}`, { token });
  return { status, body, feed: parseFeedPage(body) };
}

/** Gives twelve announcements the same time, so that pages of seven end between two with equal times. */
const withEqualTimes = `with equal as (
    select id, created_at from api.announcements order by created_at desc, id desc limit 12 offset 4
  )
  update api.announcements set created_at = (select min(created_at) from equal) where id in (select id from equal)`;

beforeAll(async () => {
  // Not the demo member, who also sees announcements for her connections.
  token = await signIn(server.api, other);
  all = (await page('?limit=50')).feed?.items ?? [];
});

describe('GET /az/global', () => {
  it('gives the first 20 of 36 announcements, newest first, with a cursor for the rest', async () => {
    const first = await page();
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ success: true, meta: { next_cursor: expect.any(String) } });
    expect(first.feed?.items).toHaveLength(20);
    const rest = await page(`?cursor=${first.feed?.meta.nextCursor}`);
    expect(rest.feed?.items).toHaveLength(16);
    expect(rest.feed?.meta.nextCursor).toBeNull();
    const both = [...(first.feed?.items ?? []), ...(rest.feed?.items ?? [])];
    expect(both).toEqual(all);
    const dates = both.map(({ createdAt }) => createdAt ?? '');
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('walks through everything once in pages of any size, also where times are equal', async () => {
    expect(new Set(all.map(({ createdAt }) => createdAt)).size).toBe(36 - 11);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { feed } = await page(`?limit=7${cursor && `&cursor=${cursor}`}`);
      seen.push(...(feed?.items ?? []).map(({ id }) => id));
      cursor = feed?.meta.nextCursor ?? null;
    }
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  it('ends exactly: a page that holds the last item has no cursor', async () => {
    expect((await page('?limit=36')).feed?.meta.nextCursor).toBeNull();
    expect((await page('?limit=35')).feed?.meta.nextCursor).not.toBeNull();
  });

  it('has the variety of a live network', () => {
    const days = all.map(({ createdAt }) => (Date.now() - Date.parse(createdAt ?? '')) / 86_400_000);
    expect(Math.max(...days)).toBeLessThan(30);
    expect(Math.max(...days)).toBeGreaterThan(28);
    expect(Math.min(...days)).toBeGreaterThan(0);
    expect(new Set(all.map(({ author }) => author.id)).size).toBeGreaterThan(10);
    expect(all.filter(({ commentCount }) => Number(commentCount) > 0).length).toBeGreaterThan(18);
    const withPictures = all.filter(({ imageCount }) => Number(imageCount) > 0).length;
    expect(withPictures).toBeGreaterThanOrEqual(16);
    expect(withPictures).toBeLessThanOrEqual(24);
    for (const { text, author } of all) {
      expect(text.length).toBeGreaterThan(80);
      expect(text).not.toMatch(/[!']|« | »| [;:?]/);
      expect(author.name).not.toBe('Membre');
    }
  });

  it.each(['?limit=0', '?limit=51', '?limit=2.5', '?limit=x', '?cursor=x', '?cursor=', "?cursor=';--"])(
    'refuses %s',
    async (query) => {
      const { status, body } = await page(query);
      expect(status).toBe(400);
      expect(body).toEqual(refusal('invalid'));
    },
  );

  it('refuses calls without session', async () => {
    const { status, body } = await call(`${server.api}/az/global`);
    expect(status).toBe(401);
    expect(body).toEqual(refusal('signed-out'));
  });
});

describe('GET /account/announcements', () => {
  async function own(token: string, query = '') {
    const { status, body } = await call(`${server.api}/account/announcements${query}`, { token });
    expect(status).toBe(200);
    return { body, feed: parseFeedPage(body) };
  }

  it('returns the member’s own announcements, and nothing else, as in the feed', async () => {
    const written = all.filter((item) => item.own);
    const { body, feed } = await own(token, '?limit=50');
    expect(feed?.items).toEqual(written);
    expect(body).toMatchObject({ meta: { next_cursor: null } });
    const theirs = await own(await signIn(server.api), '?limit=50');
    const authors = theirs.feed?.items.map(({ author }) => author.name);
    expect(new Set(authors).size).toBeLessThanOrEqual(1);
    expect(theirs.feed?.items.filter(({ id }) => written.some((one) => one.id === id))).toEqual([]);
  });

  it('continues at its cursor', async () => {
    const another = await signIn(server.api);
    for (const text of ['Première', 'Seconde'])
      await call(`${server.api}/az/announcements`, { token: another, body: formOf(text) });
    const newest = await own(another, '?limit=1');
    const next = await own(another, `?limit=1&cursor=${newest.feed?.meta.nextCursor}`);
    const texts = [newest, next].map(({ feed }) => feed?.items.map(({ text }) => text));
    expect(texts).toEqual([['Seconde'], ['Première']]);
  });

  it('refuses calls without session', async () => {
    const { status, body } = await call(`${server.api}/account/announcements`);
    expect(status).toBe(401);
    expect(body).toEqual(refusal('signed-out'));
  });
});

describe('GET /az/announcements/{id}', () => {
  const read = (id: string, bearer?: string) =>
    call(`${server.api}/az/announcements/${id}`, bearer === undefined ? {} : { token: bearer });

  it('returns any announcement as in the feed, the oldest too', async () => {
    for (const one of [all[0], all.at(-1)]) {
      const { status, body } = await read(one?.id ?? '', token);
      expect(status).toBe(200);
      expect(parseStoredAnnouncement(body)).toEqual(one);
    }
  });

  it('returns ownership for the reader', async () => {
    const own = all.find((item) => item.own);
    const { body } = await read(own?.id ?? '', await signIn(server.api));
    expect(parseStoredAnnouncement(body)).toEqual({ ...own, own: false, liked: expect.any(Boolean) });
  });

  it.each(['0', '99999', '-1', '1e3', 'x', '999999999999'])(
    'refuses the unknown announcement %s',
    async (id) => {
      const { status, body } = await read(id, token);
      expect(status).toBe(404);
      expect(body).toEqual(refusal('not-found'));
    },
  );

  it('refuses calls without session', async () => {
    const { status, body } = await read(all[0]?.id ?? '');
    expect(status).toBe(401);
    expect(body).toEqual(refusal('signed-out'));
  });
});

describe('GET /az/announcements-images/{id}', () => {
  it('returns the images of each announcement, as many as the feed says, to everyone', async () => {
    for (const { id, imageCount } of all) {
      const { status, body } = await call(`${server.api}/az/announcements-images/${id}`);
      expect(status).toBe(200);
      expect(parseAnnouncementImages(body)).toHaveLength(Number(imageCount));
    }
  });

  it('links JPEG files, which caches keep for minutes', async () => {
    const announcement = all.find(({ imageCount }) => Number(imageCount) > 1);
    const { body } = await call(`${server.api}/az/announcements-images/${announcement?.id}`);
    const images = parseAnnouncementImages(body) ?? [];
    expect(images.length).toBeGreaterThan(1);
    for (const { url, alt, width, sizes } of images) {
      expect(sizes.map((size) => size.width)).toEqual([800, 400]);
      expect(alt).toMatch(/^Illustration\u00a0: /);
      expect(url).toMatch(/^\/az-connect-backend\/api\/az\/pictures\/[0-9a-f]{32}$/);
      expect(width).toBeGreaterThanOrEqual(1080);
      const file = await fetch(server.origin + url);
      const bytes = Buffer.from(await file.arrayBuffer());
      expect(file.status).toBe(200);
      expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
      expect(bytes.length).toBeLessThan(60 * 1024);
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=300',
        'x-content-type-options': 'nosniff',
      });
      const again = await fetch(server.origin + url, {
        headers: { 'if-none-match': file.headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
    }
  });

  it.each(['999999', '0', '-1', 'abc', '1e3', '99999999999999999999', "1'--", '%00', '1%20or%201=1'])(
    'refuses the unknown announcement %s',
    async (id) => {
      for (const path of ['images', 'comments']) {
        const { status, body } = await call(`${server.api}/az/announcements-${path}/${id}`);
        expect(status).toBe(404);
        expect(body).toEqual(refusal('not-found'));
      }
    },
  );
});

describe('GET /az/announcements-comments/{id}', () => {
  it('returns the comments of each announcement, as many as the feed says, oldest first', async () => {
    for (const { id, commentCount, createdAt } of all) {
      const { body } = await call(`${server.api}/az/announcements-comments/${id}`);
      const comments = parseAnnouncementComments(body);
      expect(comments).toHaveLength(Number(commentCount));
      const dates = [
        createdAt ?? '',
        ...comments.map((one) => one.createdAt ?? ''),
        new Date().toISOString(),
      ];
      expect(dates).toEqual([...dates].sort());
    }
  });
});

describe('GET /profile/picture and /cover/picture', () => {
  it('return the own pictures as base64 JPEG', async () => {
    const withPictures = await signIn(server.api);
    const picture = await call(`${server.api}/profile/picture`, { token: withPictures });
    const cover = await call(`${server.api}/cover/picture`, { token: withPictures });
    expect(parsePictureReply(picture.body)).toMatch(/^\/9j\//);
    expect(parseCoverReply(cover.body)).toMatch(/^\/9j\//);
    expect(picture.headers.get('cache-control')).toBe('no-store');
  });

  it('return false when there is none', async () => {
    const picture = await call(`${server.api}/profile/picture`, { token });
    const cover = await call(`${server.api}/cover/picture`, { token });
    expect(picture).toMatchObject({ status: 200, body: { status: false, picture_data: null } });
    expect(cover).toMatchObject({ status: 200, body: { status: false, cover_data: null } });
  });

  it('keep covers off the public files', async () => {
    const { body } = await call(`${server.api}/cover/picture`, { token });
    const { createHash } = await import('node:crypto');
    const bytes = Buffer.from(parseCoverReply(body) ?? '', 'base64');
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    expect((await call(`${server.api}/az/pictures/${id}`)).status).toBe(404);
  });
});
