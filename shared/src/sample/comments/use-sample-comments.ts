import { useState } from 'react';
import { commentsAtOnce } from '../../constants/index.ts';
import { type Comment, plainComment } from '../../contracts/index.ts';
import { queryFailure, useQuery, useQueryClient } from '../../query/index.ts';
import { randomId } from '../../random-id/index.ts';
import { memberName, useAuthContext } from '../../session/index.ts';
import type { CommentSource } from '../../social/CommentThread/CommentThread.tsx';
import { getAuthors } from '../people/authors.source.ts';
import {
  type CommentTimes,
  countSampleComments,
  readSampleComments,
  type SampleComment,
} from './sample-comment.ts';

const keyOf = (id: string) => ['shared', 'sample-comments', id] as const;

type Known = { comments: Comment[]; liked: string[] };

export type OwnComment = Pick<Comment, 'id' | 'text' | 'createdAt'> & { replyTo: string | null };

type Options = {
  id: string;
  samples: SampleComment[];
  times: CommentTimes;
  /** Whether a person's comments, and the replies to them, are left out. */
  isHidden?: (personId: string) => boolean;
  /** The member's stored comments, and how to add one. Without `own`, new comments last as long as the page. */
  own?: { comments: OwnComment[]; add: (comment: OwnComment) => void };
};

/** The comments on an item of the sample network and their number, null while they load. Likes last as long as the page. */
export function useSampleComments({ id, samples, times, isHidden = () => false, own }: Options): {
  source: CommentSource;
  count: number | null;
} {
  const queries = useQueryClient();
  const { member } = useAuthContext();
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: async (): Promise<Known> => ({
      comments: readSampleComments(samples, await getAuthors(), times, id),
      liked: [],
    }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const change = (how: (known: Known) => Partial<Known>) =>
    queries.setQueryData<Known>(keyOf(id), (known) => known && { ...known, ...how(known) });
  const asComment = ({ replyTo, ...written }: OwnComment): Comment => ({
    ...plainComment,
    ...written,
    parentId: replyTo,
    author: {
      id: null,
      name: member ? memberName(member) : 'Vous',
      role: null,
      picture: member?.picture ?? null,
      verified: false,
    },
    own: true,
    may: ['like', 'reply'],
  });
  const known = query.data && [...query.data.comments, ...(own?.comments ?? []).map(asComment)];
  const repliesTo = (parentId: string | null): Comment[] =>
    known?.filter(({ parentId: of, author }) => of === parentId && !isHidden(author?.id ?? '')) ?? [];
  const countBelow = (parentId: string | null): number =>
    repliesTo(parentId).reduce((sum, one) => sum + 1 + countBelow(one.id), 0);
  const source: CommentSource = {
    showsReplies: true,
    expectedCount: countSampleComments(samples) + (own?.comments.length ?? 0),
    useList: (parent) => {
      const [limit, setLimit] = useState(commentsAtOnce);
      const all = repliesTo(parent?.id ?? null);
      // The member's own comments are always shown, because a comment just written must be visible.
      const shown = all.filter((one, index) => index < limit || one.own);
      return {
        comments: known && shown.map((one) => ({ ...one, replyCount: repliesTo(one.id).length })),
        ...queryFailure(query),
        hasMore: shown.length < all.length,
        addPage: () => setLimit(limit + commentsAtOnce),
        isAdding: false,
        addingError: null,
      };
    },
    useLike: ({ id: liked, likeCount }) => {
      const isLiked = query.data?.liked.includes(liked) ?? false;
      return {
        liked: isLiked,
        likeCount: likeCount + Number(isLiked),
        toggle: () =>
          change(({ liked: ids }) => ({
            liked: isLiked ? ids.filter((one) => one !== liked) : [...ids, liked],
          })),
      };
    },
    send: async (text, replyTo) => {
      const written = { id: randomId(), text, createdAt: new Date().toISOString(), replyTo };
      if (own) own.add(written);
      else change(({ comments }) => ({ comments: [...comments, asComment(written)] }));
    },
  };
  return { source, count: known ? countBelow(null) : null };
}

/** The number of comments on an item if they have been loaded, otherwise `before`. */
export function useSampleCommentCount(id: string, before: number): number {
  const { data } = useQuery({ queryKey: keyOf(id), queryFn: (): Known | null => null, enabled: false });
  return data?.comments.length ?? before;
}
