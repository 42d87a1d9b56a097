import { getGlobalFeed, hasCapability, isAskedEarly } from '@az/shared/api';
import { currentSession } from '@az/shared/auth';
import type { FeedPage, FeedView } from '@az/shared/contracts';
import type { InfiniteData, QueryClient } from '@az/shared/query';
import { memberKey, readStored, useMemberValue } from '@az/shared/storage';
import { feedKey } from './feed-cache.ts';

const keyOf = memberKey('az-feed-view', (found): FeedView | null =>
  found === 'network' || found === 'all' ? found : null,
);

/** The view of the feed that the member has chosen on this device; null before they have. */
export function useFeedChoice(): { choice: FeedView | null; choose: (view: FeedView) => void } {
  const { value, change } = useMemberValue(keyOf);
  return { choice: value, choose: (view) => change(() => view) };
}

/** The signed-in member's choice; null before they have chosen, and without a session. */
export function readFeedChoice(): FeedView | null {
  const session = currentSession();
  return session.status === 'signed-in' ? readStored(keyOf(session.member.id)) : null;
}

/** The call that the page sends before its code has loaded, if the server has views. */
const early = '/az/global?view=home';

/** The view that the first page of the cached feed shows; undefined if the server has no views. */
const viewIn = (queries: QueryClient, choice: FeedView | null): FeedView | undefined =>
  queries.getQueryData<InfiniteData<FeedPage>>(feedKey(choice))?.pages[0]?.meta.view;

/** Whether the server has views, as a loaded page or its extensions tell. False after an early call without a view. */
const hasViews = async (queries: QueryClient): Promise<boolean> =>
  isAskedEarly('/az/global') === false &&
  (viewIn(queries, null) !== undefined || (await hasCapability(queries, 'network').catch(() => false)));

/** A page of the feed in the chosen view, or of everything if the server has no views. Rejects with `AppError`. */
export async function getFeedPage(
  queries: QueryClient,
  choice: FeedView | null,
  options: { cursor: string | null; signal?: AbortSignal },
): Promise<FeedPage> {
  const read = (view?: FeedView | 'home') => getGlobalFeed({ view, ...options });
  const known = viewIn(queries, choice);
  if (known) return read(known);
  const isEarly = isAskedEarly(early);
  if (!isEarly && !(await hasViews(queries))) return read();
  if (choice === null || (choice === 'network' && isEarly)) {
    const page = await read('home');
    if (page.meta.view === (choice ?? page.meta.view)) return page;
  }
  return read(choice ?? 'all');
}
