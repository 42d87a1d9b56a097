import { AppError, hasCapability, storeAnnouncementComment } from '@az/shared/api';
import type { Comment, Member } from '@az/shared/contracts';
import type { QueryClient } from '@az/shared/query';
import type { WaitingComment } from '@az/shared/social/CommentBox';
import { addStored } from './comment-cache.ts';
import { findMentions } from './mentions.ts';
import { queueAct } from './outbox.ts';
import { asAuthor } from './own-author.ts';

type NewComment = { post: string; text: string; replyTo: string | null };

/** Stores a comment, once per `attempt`. If the server has threads, the outbox sends it. */
export async function sendComment(
  queries: QueryClient,
  comment: NewComment,
  member: Member | null,
  attempt: string,
): Promise<Comment | WaitingComment<Comment>> {
  // If the server's extensions cannot be loaded, the call of the specification is used.
  if (await hasCapability(queries, 'network').catch(() => false)) {
    const mentions = await findMentions(queries, comment.text);
    const { sent } = await queueAct(queries, { kind: 'comment', ...comment, ...mentions }, attempt);
    return { waitingFor: sent.then((stored) => (stored && 'comment' in stored ? stored.comment : null)) };
  }
  let cause: AppError | undefined;
  const stored = await storeAnnouncementComment(comment.post, comment.text, attempt, (error) => {
    cause = error;
  });
  if (!stored) throw cause ?? new AppError('bad-reply');
  const added = {
    ...stored,
    id: stored.id || attempt,
    author: member ? asAuthor(member) : stored.author,
    createdAt: stored.createdAt ?? new Date().toISOString(),
    own: true,
  };
  addStored(queries, comment.post, added);
  return added;
}
