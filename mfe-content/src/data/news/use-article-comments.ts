import { memberName, useAuthContext } from '@az/shared/auth';
import { queryFailure, useQuery } from '@az/shared/query';
import { randomId } from '@az/shared/random-id';
import { getAuthors, sampleSessionStart } from '@az/shared/sample/people';
import type { ThreadComment } from '@az/shared/social/CommentThread';
import { memberKey, useMemberValue } from '@az/shared/storage';
import { hasStrings, parseListOf } from '@az/shared/stored-json';
import { useState } from 'react';
import { frenchSpaces } from '../section.ts';
import type { Author } from './article.ts';
import { type SampleComment, sampleArticleComments } from './sample-article-comments.ts';

const texts = ['id', 'articleId', 'text', 'createdAt'] as const;

/** A comment of the member on a sample article. */
type OwnComment = Record<(typeof texts)[number], string> & { replyTo: string | null };

const keyOf = memberKey(
  'az-content-comments',
  parseListOf(
    (value): value is OwnComment =>
      hasStrings(value, texts) &&
      'replyTo' in value &&
      (value.replyTo === null || hasStrings(value, ['replyTo'])),
  ),
);

/** The member's comments on an article, oldest first, on this device only. */
function useOwnComments(articleId: string) {
  const { value, change } = useMemberValue(keyOf);
  return {
    own: value.filter((comment) => comment.articleId === articleId),
    add: (text: string, replyTo: string | null) =>
      change((known) => [
        ...known,
        { id: randomId(), articleId, replyTo, text, createdAt: new Date().toISOString() },
      ]),
  };
}

const hour = 3_600_000;

/** Comments are hours apart; none is in the future. */
function toThread(
  comments: SampleComment[],
  from: number,
  path: string,
  authorOf: (id: string) => Author,
): ThreadComment[] {
  const now = sampleSessionStart().getTime();
  return comments.map(([authorId, hours, likeCount, text, replies = []], index) => {
    const id = `${path}-${index + 1}`;
    const at = Math.min(from + hours * hour, now);
    return {
      id,
      author: authorOf(authorId),
      text: frenchSpaces(text),
      createdAt: new Date(at).toISOString(),
      likeCount,
      isLiked: false,
      children: toThread(replies, at, id, authorOf),
    };
  });
}

async function loadComments(articleId: string, date: string): Promise<ThreadComment[]> {
  const authorOf = await getAuthors();
  return toThread(
    sampleArticleComments[articleId] ?? [],
    new Date(`${date}T08:00:00`).getTime(),
    articleId,
    authorOf,
  );
}

/** A thread with the member's own comments inserted, and their likes counted. */
function withOwnComments(
  comments: ThreadComment[],
  own: OwnComment[],
  author: Author,
  liked: ReadonlySet<string>,
  parent: string | null = null,
): ThreadComment[] {
  const written = own
    .filter(({ replyTo }) => replyTo === parent)
    .map((one) => ({ ...one, author, likeCount: 0, isLiked: false, children: [] }));
  return [...comments, ...written].map((one) => ({
    ...one,
    isLiked: liked.has(one.id),
    likeCount: one.likeCount + Number(liked.has(one.id)),
    children: withOwnComments(one.children, own, author, liked, one.id),
  }));
}

/** Comments on an article. The member's comments stay on this device, their likes last as long as the page. */
export function useArticleComments({ id, date }: { id: string; date: string }) {
  const { member } = useAuthContext();
  const { own, add } = useOwnComments(id);
  const [liked, setLiked] = useState<ReadonlySet<string>>(new Set());
  const query = useQuery({
    queryKey: ['content', 'article-talk', id],
    queryFn: () => loadComments(id, date),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const me = { name: member ? memberName(member) : 'Vous', picture: member?.picture ?? null };
  return {
    comments: query.data && withOwnComments(query.data, own, me, liked),
    ...queryFailure(query),
    like: (commentId: string) =>
      setLiked(
        new Set([...liked].filter((one) => one !== commentId).concat(liked.has(commentId) ? [] : commentId)),
      ),
    send: async (text: string, replyTo: string | null): Promise<void> => add(text, replyTo),
  };
}
