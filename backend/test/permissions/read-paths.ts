import { maxFeedPage, maxMemberPage, maxSearchPage } from '@az/shared/contracts';
import { call } from '../api-calls.ts';
import { readEvents } from '../live-calls.ts';
import type { Person, Post, Tie } from './network.ts';

export type Ties = ReadonlyMap<string, Tie>;

/** A way to read announcements. `seen`: the ids of the announcements that the reader gets. */
type ListPath = {
  seen: (api: string, reader: Person, given: { posts: readonly Post[]; start: string }) => Promise<string[]>;
  /** Whether a visible announcement belongs to this list. By default all do. */
  holds?: (reader: Person, post: Post, known: Ties) => boolean;
};

type Item = { id: string };
const idsOf = (items: unknown): string[] => ((items ?? []) as Item[]).map(({ id }) => id);

/** Ids on all pages of a list. `position`: the query parameter for the end of the page before. */
async function readPages(
  api: string,
  path: string,
  { token }: Person,
  { limit = maxFeedPage, position = 'cursor' } = {},
): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = `limit=${limit}${cursor && `&${position}=${cursor}`}`;
    const { body } = await call(`${api}${path}${path.includes('?') ? '&' : '?'}${query}`, { token });
    found.push(...idsOf(body.feeds ?? body.items));
    cursor = (body.meta as { next_cursor: string | null } | undefined)?.next_cursor ?? null;
  }
  return found;
}

const feed =
  (path: string): ListPath['seen'] =>
  (api, reader) =>
    readPages(api, path, reader);

const isNotMuted: ListPath['holds'] = (reader, post, known) =>
  known.get(`${reader.id}:${post.author.id}`) !== 'mutes';

const isOfNetwork: ListPath['holds'] = (reader, post, known) =>
  reader.id === post.author.id ||
  ['connected', 'follows'].includes(known.get(`${reader.id}:${post.author.id}`) ?? '');

/** Calls that return several announcements. */
export const listPaths: Record<string, ListPath> = {
  'the feed': { seen: feed('/az/global'), holds: isNotMuted },
  'the feed of the network': { seen: feed('/az/global?view=network'), holds: isOfNetwork },
  'pictures in the feed of the network': {
    seen: async (api, { token }) => {
      const { body } = await call(`${api}/az/global?view=network&limit=${maxFeedPage}`, { token });
      const items = body.feeds as (Item & { images?: { url: string }[] })[];
      const loaded = items.map(async ({ id, images: [image] = [] }) =>
        image && (await fetch(new URL(image.url, api))).ok ? [id] : [],
      );
      return (await Promise.all(loaded)).flat();
    },
    holds: isOfNetwork,
  },
  'announcements with a tag': { seen: feed('/az/global?tag=matrice'), holds: isNotMuted },
  'announcements with a word': {
    seen: (api, reader) =>
      readPages(api, '/search/posts?q=matrices', reader, { limit: maxSearchPage, position: 'after' }),
  },
  'saved announcements': { seen: feed('/az/saved') },
  'own announcements': {
    seen: feed('/account/announcements'),
    holds: (reader, post) => reader.id === post.author.id,
  },
  'announcements by id': {
    seen: async (api, { token }, { posts }) => {
      const ids = posts.map(({ id }) => id).join();
      return idsOf((await call(`${api}/az/announcements?ids=${ids}`, { token })).body.items);
    },
  },
  'announcements of each member': {
    seen: async (api, reader, { posts }) => {
      const authors = new Set(posts.map(({ author }) => author.id));
      const all = [...authors].map((id) => readPages(api, `/az/members/${id}/announcements`, reader));
      return (await Promise.all(all)).flat();
    },
  },
  'pictures of each member': {
    seen: async (api, reader, { posts }) => {
      const authors = new Set(posts.map(({ author }) => author.id));
      const all = [...authors].map((id) =>
        readPages(api, `/az/members/${id}/pictures`, reader, { limit: maxMemberPage }),
      );
      const pictures = new Set((await Promise.all(all)).flat());
      const shown = await Promise.all(
        posts.map(async ({ id, author: { token } }) => {
          const { body } = await call(`${api}/az/announcements-images/${id}`, { token });
          return idsOf(body.images).some((image) => pictures.has(image)) ? [id] : [];
        }),
      );
      return shown.flat();
    },
  },
  'the event log': {
    seen: async (api, { token }, { start }) => {
      const { events } = await readEvents(api, token, { after: start });
      return events.flatMap(({ post }) => (post ? [String(post.id)] : []));
    },
  },
  'the export of one’s data': {
    seen: async (api, { token }) => {
      const { body } = await call(`${api}/account/export`, { token });
      return idsOf((body.data as { announcements?: unknown }).announcements);
    },
    holds: (reader, post) => reader.id === post.author.id,
  },
};

type PostPath = (api: string, token: string | undefined, post: Post) => Promise<boolean>;

const answers =
  (path: (id: string) => string, method = 'GET'): PostPath =>
  async (api, token, { id }) => {
    const { status } = await call(api + path(id), { method, ...(token && { token }) });
    if (status !== 200 && status !== 404)
      throw new Error(`${method} ${path(id)} was answered with ${status}.`);
    return status === 200;
  };

/** Whether the images of an announcement are listed and every address of an image works. */
const images: PostPath = async (api, token, { id }) => {
  const { body } = await call(`${api}/az/announcements-images/${id}`, { ...(token && { token }) });
  const urls = ((body.images ?? []) as { url: string; sizes: { url: string }[] }[]).flatMap((image) => [
    image.url,
    ...image.sizes.map(({ url }) => url),
  ]);
  const replies = await Promise.all(urls.map((url) => fetch(new URL(url, api))));
  return urls.length > 0 && replies.every(({ status }) => status === 200);
};

/** Calls about one announcement that also work without a session. */
export const publicPostPaths: Record<string, PostPath> = {
  'its images': images,
  'its comments': answers((id) => `/az/announcements-comments/${id}`),
};

export const postPaths: Record<string, PostPath> = {
  ...publicPostPaths,
  'the announcement': answers((id) => `/az/announcements/${id}`),
  'its threads': answers((id) => `/az/announcements/${id}/comments`),
  'a like': answers((id) => `/az/announcements/${id}/like`, 'POST'),
  'a mark': answers((id) => `/az/announcements/${id}/saved`, 'PUT'),
};
