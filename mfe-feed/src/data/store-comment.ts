import { AppError, storeAnnouncementComment } from '@az/shared/api';
import type { Comment, Member } from '@az/shared/contracts';
import type { QueryClient } from '@az/shared/query';
import { addStored } from './comment-cache.ts';
import { asAuthor } from './own-author.ts';

/** Stores a comment by the call of the specification, once per `attempt`, and adds it to the lists. */
export async function storeComment(
  queries: QueryClient,
  { post, text, member }: { post: string; text: string; member: Member | null },
  attempt: string,
): Promise<Comment> {
  let cause: AppError | undefined;
  const stored = await storeAnnouncementComment(post, text, attempt, (error) => {
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
  addStored(queries, post, added);
  return added;
}
