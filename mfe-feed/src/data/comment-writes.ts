import type { AnnouncementComment, PostComment } from '@az/shared/contracts';
import { type QueryClient, useQueryClient } from '@az/shared/query';
import type { WaitingComment } from '@az/shared/social/CommentBox';
import { commentsQuery } from './comments-query.ts';
import { changeAnnouncement } from './feed-cache.ts';
import { queueAct } from './outbox.ts';

/** Changes the cached comments of an announcement, and their count if the server reports it. */
export function changeComments(
  queries: QueryClient,
  announcementId: string,
  by: 1 | -1,
  change: (known: AnnouncementComment[]) => AnnouncementComment[],
): void {
  const { queryKey } = commentsQuery(announcementId);
  const known = queries.getQueryData<AnnouncementComment[]>(queryKey);
  if (known) queries.setQueryData(queryKey, change(known));
  else void queries.invalidateQueries({ queryKey });
  changeAnnouncement(queries, announcementId, ({ commentCount }) => ({
    commentCount: commentCount === null ? null : Math.max(0, commentCount + by),
  }));
}

/** Stores a comment, or a reply to `replyTo`, on the device, and returns the promise of it as the server has stored it. */
export async function queueComment(
  queries: QueryClient,
  { text, ...about }: { post: string; replyTo: string | null; text: string },
  attempt: string,
): Promise<WaitingComment<PostComment>> {
  const { sent } = await queueAct(queries, { kind: 'comment', text, ...about }, attempt);
  return { waitingFor: sent.then((stored) => (stored && 'comment' in stored ? stored.comment : null)) };
}

/** Removes the member's own comment, on the server and then from the list. Rejects with `AppError`. */
export function useRemoveComment(announcementId: string): (id: string) => Promise<void> {
  const queries = useQueryClient();
  return async (id) => {
    const { removeComment } = await import('@az/shared/publishing');
    await removeComment(id);
    changeComments(queries, announcementId, -1, (known) => known.filter((one) => one.id !== id));
  };
}
