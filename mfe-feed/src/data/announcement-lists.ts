import { plainTag } from '@az/shared/contracts';
import { useQueryClient } from '@az/shared/query';
import { feedSource } from './choose-feed-source.ts';
import { announcementKey, findAnnouncement, memberKey, savedKey, tagKey } from './feed-cache.ts';
import { type FeedPages, type LoadPage, listFailure, usePages } from './global-feed.ts';

/** The announcements with a tag; none on a server that does not find announcements by their tags. */
export function useTaggedAnnouncements(tag: string): FeedPages {
  const plain = plainTag(tag);
  const load: LoadPage = async (cursor, { client, signal }) =>
    (await feedSource(client)).tagged(plain, cursor, signal);
  return usePages(tagKey(plain), load, listFailure);
}

/** The announcements that the member saved; none on a server that does not store saved announcements. */
export function useSavedAnnouncements(): FeedPages {
  const load: LoadPage = async (cursor, { client, signal }) =>
    (await feedSource(client)).saved(cursor, signal);
  return usePages(savedKey, load, listFailure);
}

export function useMemberAnnouncements(memberId: string): FeedPages {
  const load: LoadPage = async (cursor, { signal }) => {
    const { getMemberAnnouncements } = await import('@az/shared/relations');
    return getMemberAnnouncements(memberId, cursor, signal);
  };
  return usePages(memberKey(memberId), load, listFailure);
}

/** One announcement. If the server has no call for a single one, the pages of the feed in which it may be found. */
export function useAnnouncementPages(id: string): FeedPages {
  const known = findAnnouncement(useQueryClient(), id);
  const load: LoadPage = async (cursor, { client, signal }) =>
    (await feedSource(client)).one(id, cursor, signal);
  return usePages(
    announcementKey(id),
    load,
    listFailure,
    known && {
      items: [known],
      meta: { nextCursor: null },
      isSingle: true,
    },
  );
}
