import type { Author } from '../author.ts';
import type { Picture } from '../MediaGrid/picture.ts';

/** A comment with its replies (specification, section 3). */
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

/** A comment as displayed: `replyTo` is the name it replies to, where the indentation does not show it. */
export type PlacedComment = Omit<ThreadComment, 'children'> & {
  replyTo: string | null;
  children: PlacedComment[];
};

/** Number of indented levels; deeper replies are shown on the last of them. */
export const deepestLevel = 3;

/** All replies below a comment, in reading order, each with the name it replies to. */
function flatten({ author, children }: ThreadComment): PlacedComment[] {
  return children.flatMap((reply) => [{ ...reply, replyTo: author.name, children: [] }, ...flatten(reply)]);
}

/** The comments as displayed: three levels, with deeper replies flattened into the third. */
export function placeComments(comments: ThreadComment[], level = 1): PlacedComment[] {
  return comments.flatMap((comment) => {
    if (level < deepestLevel) {
      return [{ ...comment, replyTo: null, children: placeComments(comment.children, level + 1) }];
    }
    return [{ ...comment, replyTo: null, children: [] }, ...flatten(comment)];
  });
}

/** Actions on a comment. */
export type CommentEvents = {
  onLike: ((id: string) => void) | undefined;
  /** False or a rejection: sending failed. */
  onSend: (text: string, replyTo: string) => Promise<boolean>;
};
