import type { Author, Comment, CommentPage } from '@az/shared/contracts';
import type { InfiniteData, QueryClient } from '@az/shared/query';
import { commentsKey, latestQuery } from './comments-query.ts';
import { changeAnnouncement } from './feed-cache.ts';
import { entriesIn } from './unconfirmed.ts';

// The comments on an announcement are cached as the latest ones and as levels of replies. Every change here applies to all
// of them.

type Pages = InfiniteData<CommentPage>;

/** Query key of the replies to a comment, or of the top-level comments if `parentId` is null. */
export const levelKey = (post: string, parentId: string | null) =>
  [...commentsKey(post), 'level', parentId] as const;

const itemsOf = (known: Pages | undefined): Comment[] => known?.pages.flatMap(({ items }) => items) ?? [];

function changeItems(
  queries: QueryClient,
  posts: [post?: string],
  change: (items: Comment[]) => Comment[],
): void {
  queries.setQueriesData<Pages>(
    { queryKey: ['feed', 'comments', ...posts] },
    (known) =>
      known && { ...known, pages: known.pages.map((page) => ({ ...page, items: change(page.items) })) },
  );
}

/** Replaces the author of all cached comments of a member. */
export const changeCommentAuthor = (queries: QueryClient, author: Author): void =>
  changeItems(queries, [], (items) =>
    items.map((one) => (one.author?.id === author.id ? { ...one, author } : one)),
  );

export const changeComment = (
  queries: QueryClient,
  post: string,
  id: string | null,
  change: (one: Comment) => Comment,
): void => changeItems(queries, [post], (items) => items.map((one) => (one.id === id ? change(one) : one)));

/** A cached comment: the copy with the highest `rev`, because copies from the specified call are incomplete. */
const findComment = (queries: QueryClient, post: string, id: string | null): Comment | undefined =>
  queries
    .getQueriesData<Pages>({ queryKey: ['feed', 'comments', post] })
    .flatMap(([, known]) => itemsOf(known))
    .filter((one) => one.id === id)
    .sort((one, other) => other.rev - one.rev)[0];

/** Applies a newer state of a comment. Fields that differ between members are only used if `isOwnReply`. */
export function patchComment(queries: QueryClient, post: string, newer: Comment, isOwnReply: boolean): void {
  changeComment(queries, post, newer.id, (known) => {
    if (newer.rev < known.rev) return known;
    if (isOwnReply) return newer;
    return { ...newer, liked: known.liked, own: known.own, may: newer.isRemoved ? [] : known.may };
  });
}

const changeReplyCount = (queries: QueryClient, post: string, parentId: string | null, by: 1 | -1): void =>
  changeComment(queries, post, parentId, (parent) => ({
    ...parent,
    replyCount: Math.max(0, parent.replyCount + by),
  }));

/** Adds a comment to its lists. Lists with further pages only get own comments. Returns whether the comment is new. */
export function addComment(queries: QueryClient, post: string, added: Comment): boolean {
  const isNew = !findComment(queries, post, added.id);
  patchComment(queries, post, added, added.own);
  const { parentId } = added;
  const parent = findComment(queries, post, parentId);
  // `replyCount` 0 only means no replies if there is a `rev`: the specified call sends no `rev` and no reply counts.
  const first: Pages | undefined =
    parent && parent.rev > 0 && parent.replyCount === 0
      ? { pages: [{ items: [], meta: { nextCursor: null } }], pageParams: [null] }
      : undefined;
  for (const queryKey of [latestQuery(post).queryKey, levelKey(post, parentId)]) {
    queries.setQueryData<Pages>(queryKey, (found) => {
      const known = found ?? (queryKey.at(-1) === parentId ? first : undefined);
      const last = known?.pages.at(-1);
      if (!known || !last || itemsOf(known).some(({ id }) => id === added.id)) return found;
      if (last.meta.nextCursor !== null && !added.own) return found;
      return { ...known, pages: [...known.pages.slice(0, -1), { ...last, items: [...last.items, added] }] };
    });
  }
  if (isNew) changeReplyCount(queries, post, parentId, 1);
  return isNew;
}

/**
 * Adds a comment of the live stream, unless this browser is sending it: then it is shown as waiting, and `addStored` adds
 * it when it no longer waits.
 */
export function addLive(queries: QueryClient, post: string, added: Comment): void {
  const isSending = entriesIn(queries).some(
    ({ act, refusal }) =>
      act.kind === 'comment' &&
      act.post === post &&
      act.replyTo === added.parentId &&
      act.text === added.text &&
      refusal === null,
  );
  if (!added.own || !isSending) addComment(queries, post, added);
}

/**
 * Reads again the list in which a comment of the live stream has no place: it is below one that is hidden from the
 * member, and was not listed before somebody replied to it (decision 133).
 */
export function rereadMissingPlace(
  queries: QueryClient,
  post: string,
  { parentId }: Comment,
  rootId: string | null,
): void {
  const above = parentId === rootId ? [rootId] : [rootId, parentId];
  for (const [index, id] of above.entries()) {
    const queryKey = levelKey(post, above[index - 1] ?? null);
    const known = queries.getQueryData<Pages>(queryKey);
    // Otherwise the list has not been opened, or its next page may have the place.
    if (!known || id === null || known.pages.at(-1)?.meta.nextCursor !== null) return;
    if (itemsOf(known).some((one) => one.id === id)) continue;
    void queries.invalidateQueries({ queryKey, exact: true });
    return;
  }
}

/** Removes a comment, and also its parent if that was removed before and has no other replies. */
export function removeComment(queries: QueryClient, post: string, id: string): void {
  const removed = findComment(queries, post, id);
  if (!removed) return;
  changeItems(queries, [post], (items) => items.filter((one) => one.id !== id));
  changeReplyCount(queries, post, removed.parentId, -1);
  const parent = findComment(queries, post, removed.parentId);
  const isEmpty = parent?.isRemoved && parent.replyCount === 0;
  // The place of a hidden comment stays for the author of the announcement, who may remove it.
  if (isEmpty && !parent.may.includes('remove')) removeComment(queries, post, parent.id);
}

const count = (queries: QueryClient, post: string, by: 1 | -1): void =>
  changeAnnouncement(queries, post, ({ commentCount }) => ({
    commentCount: commentCount === null ? null : Math.max(0, commentCount + by),
  }));

/** Adds and counts a comment that the server has stored for the member, unless the live stream has already done so. */
export function addStored(queries: QueryClient, post: string, stored: Comment): void {
  const { queryKey } = latestQuery(post);
  if (!queries.getQueryData(queryKey)) void queries.invalidateQueries({ queryKey });
  if (addComment(queries, post, stored)) count(queries, post, 1);
}

/** Removes a comment that the server has removed and lowers the count, unless the live stream has already done so. */
export function takeRemoved(queries: QueryClient, post: string, id: string): void {
  const known = findComment(queries, post, id);
  if (!known || (known.isRemoved && !known.may.includes('remove'))) return;
  // A hidden comment is not counted for the member who removes it under their own announcement.
  if (!known.isRemoved) count(queries, post, -1);
  const emptied = { isRemoved: true, author: null, text: '', own: false, may: [] };
  if (known.replyCount > 0) changeComment(queries, post, id, (one) => ({ ...one, ...emptied }));
  else removeComment(queries, post, id);
}
