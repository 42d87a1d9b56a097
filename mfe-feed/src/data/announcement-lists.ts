import { hasCapability } from '@az/shared/api';
import { plainTag } from '@az/shared/contracts';
import { savedKey, tagKey } from './feed-cache.ts';
import { type FeedPages, failureOfOther, type LoadPage, usePages } from './global-feed.ts';

/** The announcements with a tag; none on a server that does not find announcements by their tags. */
export function useTaggedAnnouncements(tag: string): FeedPages {
  const plain = plainTag(tag);
  const load: LoadPage = async (cursor, { client, signal }) => {
    if (!(await hasCapability(client, 'post-tags'))) return { items: [], meta: { nextCursor: null } };
    const { getTaggedAnnouncements } = await import('@az/shared/publishing');
    return getTaggedAnnouncements(plain, cursor, signal);
  };
  return usePages(tagKey(plain), load, failureOfOther);
}

/** The announcements that the member saved; none on a server that does not store that. */
export function useSavedAnnouncements(): FeedPages {
  const load: LoadPage = async (cursor, { client, signal }) => {
    if (!(await hasCapability(client, 'post-marks'))) return { items: [], meta: { nextCursor: null } };
    const { getSavedAnnouncements } = await import('@az/shared/publishing');
    return getSavedAnnouncements(cursor, signal);
  };
  return usePages(savedKey, load, failureOfOther);
}
