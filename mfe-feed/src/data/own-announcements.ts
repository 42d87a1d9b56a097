import type { Announcement, Audience } from '@az/shared/contracts';
import { changeOwnAnnouncements } from '@az/shared/own-announcements';
import { ownAnnouncementsQuery } from '@az/shared/publishing';
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@az/shared/query';
import { imagesQuery } from './announcement-images.ts';
import { changeAnnouncement, changeItems, toPagesUpdater } from './feed-cache.ts';
import { type FeedPages, listFailure, listOf, pagesOf } from './global-feed.ts';
import { findMentions } from './mentions.ts';

export const useOwnAnnouncements = (): FeedPages =>
  pagesOf(useInfiniteQuery({ ...ownAnnouncementsQuery, select: listOf }), listFailure);

/** Adds a newly published announcement at the top of the feed and of the member's own announcements. */
export function addToFeed(queries: QueryClient, added: Announcement): void {
  const add = toPagesUpdater((items, isFirst) => [
    ...(isFirst ? [added] : []),
    ...items.filter(({ id }) => id !== added.id),
  ]);
  queries.setQueriesData({ queryKey: ['feed', 'lists', 'global'] }, add);
  changeOwnAnnouncements(queries, add);
}

/** Removes the member's own announcement, on the server and then from the lists; rejects with `AppError`. */
export function useRemoveAnnouncement(): (id: string) => Promise<void> {
  const queries = useQueryClient();
  return async (id) => {
    const { removeAnnouncement } = await import('@az/shared/publishing');
    await removeAnnouncement(id);
    changeItems(queries, (items) => items.filter((one) => one.id !== id));
  };
}

/** Changes the text of the member's own announcement, on the server and then in the lists; rejects with `AppError`. */
export function useEditAnnouncement(): (known: Announcement, text: string) => Promise<void> {
  const queries = useQueryClient();
  return async (known, text) => {
    const { editAnnouncement } = await import('@az/shared/publishing');
    const changed = { text, ...(await findMentions(queries, text, known)) };
    const { text: stored, mentions, editedAt, rev } = await editAnnouncement(known.id, changed);
    changeAnnouncement(queries, known.id, () => ({ text: stored, mentions, editedAt, rev }));
  };
}

/** Changes who may see the member's own announcement, on the server and then in the lists; rejects with `AppError`. */
export function useSetAudience(): (id: string, audience: Audience) => Promise<void> {
  const queries = useQueryClient();
  return async (id, wanted) => {
    const { setAudience } = await import('@az/shared/publishing');
    const { audience, rev } = await setAudience(id, wanted);
    // Images have other addresses for another audience, so they are loaded again.
    changeAnnouncement(queries, id, () => ({ ...(audience && { audience }), rev, images: undefined }));
    void queries.invalidateQueries({ queryKey: imagesQuery(id).queryKey });
  };
}
