import { currentSession } from '@az/shared/auth';
import { type Author, maxFeedPage, parseAnnouncement, parseHiddenComments } from '@az/shared/contracts';
import type { QueryClient } from '@az/shared/query';
import { imagesQuery } from './announcement-images.ts';
import { changeCommentAuthor } from './comment-cache.ts';
import { commentsKey } from './comments-query.ts';
import {
  type CachedAnnouncement,
  cachedAnnouncements,
  changeAnnouncement,
  changeItems,
  isGone,
} from './feed-cache.ts';

/** Shows a notice instead of a removed announcement, so that the text that the member reads does not move. */
export const replaceByNotice = (queries: QueryClient, id: string): void =>
  changeAnnouncement(queries, id, () => ({ isGone: true, text: '', mentions: undefined }));

/** Replaces the author of everything in the cache that a member wrote. */
export function patchAuthor(queries: QueryClient, author: Author): void {
  changeItems(queries, (items) =>
    items.map((one) => (one.author.id === author.id ? { ...one, author } : one)),
  );
  changeCommentAuthor(queries, author);
}

/** Applies a newer state of an announcement. Returns whether its number of visible or hidden comments has changed. */
export function patchPost(
  queries: QueryClient,
  newer: CachedAnnouncement | null,
  isOwnReply: boolean,
): boolean {
  if (!newer) return false;
  let hasOtherComments = false;
  let hasOtherImages = false;
  changeAnnouncement(queries, newer.id, (known) => {
    if (known.rev !== null && newer.rev !== null && newer.rev < known.rev) return {};
    const { text, mentions, editedAt, audience, likeCount, commentCount, rev, author, liked, saved, hidden } =
      newer;
    const { hiddenComments = known.hiddenComments ?? 0 } = newer;
    hasOtherComments ||=
      commentCount !== known.commentCount || hiddenComments !== (known.hiddenComments ?? 0);
    const own = {
      author,
      liked,
      ...(saved !== undefined && { saved }),
      ...(hidden !== undefined && { hidden }),
    };
    // With another audience the images have other addresses.
    const isElsewhere = audience !== known.audience;
    hasOtherImages ||= isElsewhere;
    const shown = {
      text,
      mentions,
      editedAt,
      likeCount,
      commentCount,
      hiddenComments,
      rev,
      ...(audience && { audience }),
      ...(isElsewhere && { images: undefined }),
    };
    return { ...shown, ...(isOwnReply && own) };
  });
  if (hasOtherImages) void queries.invalidateQueries({ queryKey: imagesQuery(newer.id).queryKey });
  return hasOtherComments;
}

/**
 * Reads announcements again, because no event tells a member that they were blocked. Comments are read again if
 * their number has changed, and with `isWhole` in any case, because an edited or liked comment changes no number.
 * Without a session nothing is read.
 */
export async function rereadAnnouncements(
  queries: QueryClient,
  ids: string[],
  isWhole = false,
): Promise<void> {
  const { getAnnouncements } = await import('@az/shared/publishing');
  // A list that is still on screen after a sign-out would be refused.
  if (currentSession().status === 'signed-out') return;
  const found = (await getAnnouncements(ids)).flatMap((raw) => {
    const one = parseAnnouncement(raw);
    return one ? [{ ...one, hiddenComments: parseHiddenComments(raw) }] : [];
  });
  const present = new Set(found.map((one) => one.id));
  for (const id of ids) if (!present.has(id)) replaceByNotice(queries, id);
  for (const one of found) {
    const hasOtherComments = patchPost(queries, one, true);
    if (!hasOtherComments && !(isWhole && one.commentCount !== 0)) continue;
    void queries.invalidateQueries({ queryKey: commentsKey(one.id) });
  }
}

/**
 * Reads again what a member shows to some members only, after the relation to them has changed: the server decides
 * which of it is still shown. What it no longer shows is replaced by a notice. Rejects like `rereadAnnouncements`.
 */
export async function rereadRestricted(queries: QueryClient, memberId: string): Promise<void> {
  const restricted = cachedAnnouncements(queries).filter(
    (one) => one.author.id === memberId && (one.audience ?? 'members') !== 'members' && !isGone(one),
  );
  const ids = [...new Set(restricted.map(({ id }) => id))];
  for (let from = 0; from < ids.length; from += maxFeedPage)
    await rereadAnnouncements(queries, ids.slice(from, from + maxFeedPage));
}
