import type { Author } from '../author.ts';
import type { Picture } from '../MediaGrid/picture.ts';

/** A comment with those that reply to it (specification, section 3). */
export type ThreadComment = {
  id: string;
  author: Author;
  text: string;
  /** ISO 8601. */
  createdAt: string | null;
  image?: Picture;
  likeCount: number;
  isLiked: boolean;
  children: ThreadComment[];
};

/** A comment in its place: `replyTo` is the name it replies to, where its place does not show it. */
export type PlacedComment = Omit<ThreadComment, 'children'> & {
  replyTo: string | null;
  children: PlacedComment[];
};

/** Levels that are drawn one inside the other; what is deeper stands on the last of them. */
export const deepestLevel = 3;

/** Everything below a comment, in reading order, each with the name it replies to. */
function flatten({ author, children }: ThreadComment): PlacedComment[] {
  return children.flatMap((reply) => [{ ...reply, replyTo: author.name, children: [] }, ...flatten(reply)]);
}

/** The comments as they are drawn: three levels, and what is deeper in a row on the third. */
export function placeComments(comments: ThreadComment[], level = 1): PlacedComment[] {
  return comments.flatMap((comment) => {
    if (level < deepestLevel) {
      return [{ ...comment, replyTo: null, children: placeComments(comment.children, level + 1) }];
    }
    return [{ ...comment, replyTo: null, children: [] }, ...flatten(comment)];
  });
}

/** What can happen to a comment. */
export type CommentEvents = {
  onLike: ((id: string) => void) | undefined;
  /** False or a rejection: it did not arrive. */
  onSend: (text: string, replyTo: string) => Promise<boolean>;
};
