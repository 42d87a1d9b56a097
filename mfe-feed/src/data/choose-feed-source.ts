import { hasCapability } from '@az/shared/api';
import type { Extension } from '@az/shared/contracts';
import type { QueryClient } from '@az/shared/query';
import type { FeedSource } from './feed-source.ts';

/** The extension that each act of a source needs; without it the specified calls and this device are used. */
const needed = {
  one: 'announcement-read',
  saved: 'post-marks',
  tagged: 'post-tags',
  comment: 'comment-threads',
  publish: 'announcements',
  prepare: 'client-ids',
} as const satisfies Record<keyof FeedSource, Extension>;

async function chooseSource(queries: QueryClient): Promise<FeedSource> {
  const names = Object.keys(needed) as (keyof FeedSource)[]; // its keys are these
  const has = await Promise.all(names.map((name) => hasCapability(queries, needed[name])));
  const [live, specified] = await Promise.all([
    has.includes(true) && import('./live-feed-source.ts').then((part) => part.liveFeedSource(queries)),
    has.includes(false) &&
      import('./specified-feed-source.ts').then((part) => part.specifiedFeedSource(queries)),
  ]);
  return Object.assign({}, specified, ...names.map((name, at) => has[at] && live && { [name]: live[name] }));
}

/** The source of announcements, chosen once per session by what the server has. May reject. */
export const feedSource = (queries: QueryClient): Promise<FeedSource> =>
  queries.fetchQuery({
    queryKey: ['feed', 'source'],
    queryFn: () => chooseSource(queries),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The source of comments. While the extensions are unknown, the specified call, whose failure tells the reason. */
export const commentSource = (queries: QueryClient): Promise<FeedSource> =>
  feedSource(queries).catch(async () =>
    (await import('./specified-feed-source.ts')).specifiedFeedSource(queries),
  );

/** Whether sample posts are shown with the announcements: never beside posts of members, nor where that is unknown. */
export const hasSamplePosts = async (queries: QueryClient): Promise<boolean> =>
  !(await hasCapability(queries, needed.publish).catch(() => true));
