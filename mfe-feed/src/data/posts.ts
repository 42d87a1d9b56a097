import { memberName, useAuthContext } from '@az/shared/auth';
import { type HiddenPerson, samplePerson, useHiddenPeople } from '@az/shared/hidden-people';
import { queryFailure, useQuery, useQueryClient } from '@az/shared/query';
import { randomId } from '@az/shared/random-id';
import { getAuthors } from '@az/shared/sample/people';
import type { ThreadComment } from '@az/shared/social/CommentThread';
import type { Author } from './people.ts';
import { type CommentedItem, type SampleComment, sampleComments } from './sample-comments.ts';
import { type SamplePost, samplePosts } from './sample-posts.ts';
import { useAuthored } from './use-authored.ts';

/** A sample post with its author. */
export type Post = SamplePost & { author: Author };

/** The posts of the sample network, newest first. */
export const usePosts = () =>
  useAuthored<SamplePost>('feed-posts', samplePosts, ({ socialUserId }) => socialUserId);

const threadKey = (of: string) => ['feed', 'sample-thread', of] as const;

async function loadThread(kind: CommentedItem, id: string): Promise<ThreadComment[]> {
  const authorOf = await getAuthors();
  const read = ({ socialUserId, likesCount, children, ...comment }: SampleComment): ThreadComment => ({
    ...comment,
    author: authorOf(socialUserId),
    likeCount: likesCount,
    isLiked: false,
    children: children.map(read),
  });
  return sampleComments(kind, id).map(read);
}

const change = (
  comments: ThreadComment[],
  id: string,
  how: (comment: ThreadComment) => ThreadComment,
): ThreadComment[] =>
  comments.map((one) => (one.id === id ? how(one) : { ...one, children: change(one.children, id, how) }));

/** Ids of the comments whose author `isBlocked`. */
const blockedAmong = (comments: SampleComment[], isBlocked: (person: HiddenPerson) => boolean): string[] =>
  comments.flatMap(({ id, socialUserId, children }) => [
    ...(isBlocked(samplePerson(socialUserId)) ? [id] : []),
    ...blockedAmong(children, isBlocked),
  ]);

const without = (comments: ThreadComment[], ids: string[]): ThreadComment[] =>
  comments
    .filter(({ id }) => !ids.includes(id))
    .map((one) => ({ ...one, children: without(one.children, ids) }));

/**
 * The comments on an item of the sample network: a post, a video, an album or a short, without those of blocked people
 * and the replies to them. The member's own comments and likes last as long as the page; the server does not store
 * them.
 */
export function useThread(kind: CommentedItem, id: string) {
  const queries = useQueryClient();
  const { member } = useAuthContext();
  const blocked = useHiddenPeople('blocked');
  const queryKey = threadKey(`${kind}-${id}`);
  const query = useQuery({
    queryKey,
    queryFn: () => loadThread(kind, id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const edit = (how: (comments: ThreadComment[]) => ThreadComment[]) =>
    queries.setQueryData<ThreadComment[]>(queryKey, (known) => how(known ?? []));
  return {
    comments: query.data && without(query.data, blockedAmong(sampleComments(kind, id), blocked.has)),
    ...queryFailure(query),
    like: (commentId: string) =>
      edit((comments) =>
        change(comments, commentId, (one) => ({
          ...one,
          isLiked: !one.isLiked,
          likeCount: one.likeCount + (one.isLiked ? -1 : 1),
        })),
      ),
    send: async (text: string, replyTo: string | null): Promise<void> => {
      const added: ThreadComment = {
        id: randomId(),
        author: { name: member ? memberName(member) : 'Vous', picture: member?.picture ?? null },
        text,
        createdAt: new Date().toISOString(),
        likeCount: 0,
        isLiked: false,
        children: [],
      };
      edit((comments) =>
        replyTo === null
          ? [...comments, added]
          : change(comments, replyTo, (one) => ({ ...one, children: [...one.children, added] })),
      );
    },
  };
}

/** The current number of comments on an item: that of the thread once it was opened, otherwise `before`. */
export function useCommentCount(kind: CommentedItem, id: string, before: number): number {
  const { data } = useQuery({
    queryKey: threadKey(`${kind}-${id}`),
    queryFn: () => loadThread(kind, id),
    enabled: false,
  });
  return data ? countOf(data) : before;
}

/** The number of comments, replies included. */
export const countOf = (comments: ThreadComment[]): number =>
  comments.reduce((sum, { children }) => sum + 1 + countOf(children), 0);
