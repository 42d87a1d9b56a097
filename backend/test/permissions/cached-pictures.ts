import { call } from '../api-calls.ts';
import { maySee, type Person, type Post } from './network.ts';
import type { Ties } from './read-paths.ts';

/** A picture in the cache of a reader's browser. */
type Kept = { reader: Person; post: Post; url: string; etag: string; caching: string };

/** How old the pictures in a cache are, in seconds: longer than a removed picture may stay in any cache. */
const age = 600;

/** Whether a cache shows a picture of this age without asking the server. */
function isFresh(caching: string): boolean {
  const [, seconds = '0'] = /max-age=(\d+)/.exec(caching) ?? [];
  return !/no-cache|no-store/.test(caching) && Number(seconds) > age;
}

/** Loads the first picture of each announcement that each reader sees, as their browsers do. */
export async function loadPictures(
  api: string,
  readers: readonly Person[],
  posts: readonly Post[],
): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const reader of readers)
    for (const post of posts) {
      const { body } = await call(`${api}/az/announcements-images/${post.id}`, { token: reader.token });
      const [image] = (body.images ?? []) as { url: string }[];
      if (!image) continue;
      const { headers } = await fetch(new URL(image.url, api));
      const header = (name: string) => headers.get(name) ?? '';
      kept.push({ reader, post, url: image.url, etag: header('etag'), caching: header('cache-control') });
    }
  return kept;
}

/** Whether the browsers show the pictures that they have kept, and whether they should. */
export async function showKept(api: string, kept: readonly Kept[], known: Ties) {
  return Promise.all(
    kept.map(async ({ reader, post, url, etag, caching }) => {
      const isRestricted = url.includes('/az/media/');
      const asked = await fetch(new URL(url, api), { headers: { 'if-none-match': etag } });
      if (asked.status !== 304 && asked.status !== 404)
        throw new Error(`${url} was answered with ${asked.status}.`);
      return {
        reader: reader.id,
        path: isRestricted ? 'a kept picture' : 'a kept public picture',
        of: `${post.audience} by ${post.author.id}`,
        isExpected: isRestricted ? maySee(reader, post, known) : post.audience === 'members',
        isSeen: isFresh(caching) || asked.status === 304,
      };
    }),
  );
}
