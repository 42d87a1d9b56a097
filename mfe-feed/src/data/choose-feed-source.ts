import { hasCapability } from '@az/shared/api';
import type { Extension } from '@az/shared/contracts';
import type { QueryClient } from '@az/shared/query';
import type { FeedSource } from './feed-source.ts';

/** The extension that each function of a source needs. Without it, the specified calls and this device are used. */
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

/** The source of announcements, chosen once per session by the extensions of the server. May reject. */
export const feedSource = (queries: QueryClient): Promise<FeedSource> =>
  queries.fetchQuery({
    queryKey: ['feed', 'source'],
    queryFn: () => chooseSource(queries),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The source of comments. If the extensions cannot be loaded, the specified call is used, or fails with the reason. */
export const commentSource = (queries: QueryClient): Promise<FeedSource> =>
  feedSource(queries).catch(async () =>
    (await import('./specified-feed-source.ts')).specifiedFeedSource(queries),
  );

/** Whether sample posts are shown with the announcements: only if the server is known to have no members' posts. */
export const hasSamplePosts = async (queries: QueryClient): Promise<boolean> =>
  !(await hasCapability(queries, needed.publish).catch(() => true));
