import { type Comment, plainComment } from '../../contracts/index.ts';
import type { Author } from '../../social/author.ts';
import { sampleSessionStart } from '../session-start.ts';

/** A comment of the sample network: its author, steps of time after the item or the parent comment, likes, text, replies. */
export type SampleComment = [
  author: string,
  steps: number,
  likes: number,
  text: string,
  replies?: SampleComment[],
];

export const countSampleComments = (samples: SampleComment[]): number =>
  samples.reduce((sum, [, , , , replies = []]) => sum + 1 + countSampleComments(replies), 0);

/** When comments were written: the start `from`, and the length of a step; both in milliseconds. */
export type CommentTimes = { from: number; step: number };

/** The comments and their replies, with ids that begin with `path`. No time is later than the session's start. */
export function readSampleComments(
  samples: SampleComment[],
  authorOf: (id: string) => Author,
  { from, step }: CommentTimes,
  path: string,
  parentId: string | null = null,
): Comment[] {
  const now = sampleSessionStart().getTime();
  return samples.flatMap(([authorId, steps, likeCount, text, replies = []], index) => {
    const id = `${path}-${index + 1}`;
    const at = Math.min(from + steps * step, now);
    const { name, role = null, picture } = authorOf(authorId);
    const comment: Comment = {
      ...plainComment,
      id,
      parentId,
      author: { id: authorId, name, role, picture, verified: false },
      text,
      createdAt: new Date(at).toISOString(),
      likeCount,
      may: ['like', 'reply'],
    };
    return [comment, ...readSampleComments(replies, authorOf, { from: at, step }, id, id)];
  });
}
