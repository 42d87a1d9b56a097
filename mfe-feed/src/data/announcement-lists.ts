import { plainTag } from '@az/shared/contracts';
import { useQueryClient } from '@az/shared/query';
import { announcementKey, findAnnouncement, memberKey, savedKey, tagKey } from './feed-cache.ts';
import { type FeedPages, type LoadPage, listFailure, usePages } from './global-feed.ts';

const loadCalls = () => import('@az/shared/publishing');

/** The announcements with a tag; none on a server that does not find announcements by their tags. */
export function useTaggedAnnouncements(tag: string): FeedPages {
  const plain = plainTag(tag);
  const load: LoadPage = async (cursor, { signal }) =>
    (await loadCalls()).getTaggedAnnouncements(plain, cursor, signal);
  return usePages(tagKey(plain), load, listFailure);
}

/** The announcements that the member saved; none on a server that does not store saved announcements. */
export function useSavedAnnouncements(): FeedPages {
  const load: LoadPage = async (cursor, { signal }) =>
    (await loadCalls()).getSavedAnnouncements(cursor, signal);
  return usePages(savedKey, load, listFailure);
}

export function useMemberAnnouncements(memberId: string): FeedPages {
  const load: LoadPage = async (cursor, { signal }) => {
    const { getMemberAnnouncements } = await import('@az/shared/relations');
    return getMemberAnnouncements(memberId, cursor, signal);
  };
  return usePages(memberKey(memberId), load, listFailure);
}

/** One announcement, as a list, which is empty if there is none. */
export function useAnnouncementPages(id: string): FeedPages {
  const known = findAnnouncement(useQueryClient(), id);
  const load: LoadPage = async (_cursor, { signal }) => {
    const found = await (await loadCalls()).getAnnouncement(id, signal);
    return { items: found ? [found] : [], meta: { nextCursor: null } };
  };
  return usePages(
    announcementKey(id),
    load,
    listFailure,
    known && { items: [known], meta: { nextCursor: null } },
  );
}
