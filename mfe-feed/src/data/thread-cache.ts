import type { CommentPage, PostComment } from '@az/shared/contracts';
import type { InfiniteData, QueryClient } from '@az/shared/query';

type Pages = InfiniteData<CommentPage>;

/** Prefix of the query keys of all levels of an announcement's comments. */
export const threadsKey = (announcementId: string) => ['feed', 'threads', announcementId] as const;

/** Query key of the replies to a comment, or of the comments at the top. */
export const levelKey = (announcementId: string, parentId: string | null) =>
  [...threadsKey(announcementId), parentId] as const;

/** Changes the comments of every cached level of an announcement. */
function changeLevels(
  queries: QueryClient,
  announcementId: string,
  change: (items: PostComment[]) => PostComment[],
): void {
  queries.setQueriesData<Pages>(
    { queryKey: ['feed', 'threads', announcementId] },
    (known) =>
      known && { ...known, pages: known.pages.map((page) => ({ ...page, items: change(page.items) })) },
  );
}

/** Changes one comment. */
export const changeComment = (
  queries: QueryClient,
  announcementId: string,
  id: string | null,
  change: (one: PostComment) => PostComment,
): void =>
  changeLevels(queries, announcementId, (items) => items.map((one) => (one.id === id ? change(one) : one)));

const findComment = (queries: QueryClient, announcementId: string, id: string): PostComment | undefined =>
  queries
    .getQueriesData<Pages>({ queryKey: ['feed', 'threads', announcementId] })
    .flatMap(([, known]) => known?.pages.flatMap(({ items }) => items) ?? [])
    .find((one) => one.id === id);

/**
 * Takes over a newer state of a comment. What differs between members is taken only from a reply to this one, except that
 * a removed comment has no actions.
 */
export function patchComment(
  queries: QueryClient,
  announcementId: string,
  newer: PostComment,
  isOwnReply: boolean,
): void {
  changeComment(queries, announcementId, newer.id, (known) => {
    if (newer.rev < known.rev) return known;
    if (isOwnReply) return newer;
    return { ...newer, liked: known.liked, own: known.own, may: newer.isRemoved ? [] : known.may };
  });
}

/**
 * Adds a new comment at the end of its level. One of somebody else waits if the level has further pages: it is on the last
 * of them.
 */
export function addComment(queries: QueryClient, announcementId: string, added: PostComment): void {
  if (findComment(queries, announcementId, added.id)) {
    patchComment(queries, announcementId, added, added.own);
    return;
  }
  changeComment(queries, announcementId, added.parentId, (parent) => ({
    ...parent,
    replyCount: parent.replyCount + 1,
  }));
  queries.setQueryData<Pages>(levelKey(announcementId, added.parentId), (known) => {
    const last = known?.pages.at(-1);
    if (!known || !last || (last.meta.nextCursor !== null && !added.own)) return known;
    const pages = [...known.pages.slice(0, -1), { ...last, items: [...last.items, added] }];
    return { ...known, pages };
  });
}

/** Removes a comment; an empty place goes with its last reply. */
export function removeComment(queries: QueryClient, announcementId: string, id: string): void {
  const removed = findComment(queries, announcementId, id);
  if (!removed) return;
  changeLevels(queries, announcementId, (items) => items.filter((one) => one.id !== id));
  if (removed.parentId === null) return;
  changeComment(queries, announcementId, removed.parentId, (parent) => ({
    ...parent,
    replyCount: Math.max(0, parent.replyCount - 1),
  }));
  const parent = findComment(queries, announcementId, removed.parentId);
  if (parent?.isRemoved && parent.replyCount === 0) removeComment(queries, announcementId, parent.id);
}

/** Makes the level of a comment without replies, which a first reply is added to. */
export function makeEmptyLevel(queries: QueryClient, announcementId: string, id: string): void {
  const empty: Pages = { pages: [{ items: [], meta: { nextCursor: null } }], pageParams: [null] };
  queries.setQueryData<Pages>(levelKey(announcementId, id), (known) => known ?? empty);
}
