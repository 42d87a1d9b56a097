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
export type ThreadItem = Omit<ThreadComment, 'children'> & {
  replyTo: string | null;
  children: ThreadItem[];
};

/** Number of indented levels; deeper replies are shown on the last of them. */
export const maxLevel = 3;

/** All replies below a comment, in reading order, each with the name it replies to. */
function flatten({ author, children }: ThreadComment): ThreadItem[] {
  return children.flatMap((reply) => [{ ...reply, replyTo: author.name, children: [] }, ...flatten(reply)]);
}

/** The comments as displayed: three levels, with deeper replies flattened into the third. */
export function toThreadItems(comments: ThreadComment[], level = 1): ThreadItem[] {
  return comments.flatMap((comment) => {
    if (level < maxLevel) {
      return [{ ...comment, replyTo: null, children: toThreadItems(comment.children, level + 1) }];
    }
    return [{ ...comment, replyTo: null, children: [] }, ...flatten(comment)];
  });
}

/** Actions on a comment. */
export type CommentEvents = {
  onLike: ((id: string) => void) | undefined;
  /** Rejects when the reply was not stored. */
  onSend: (text: string, replyTo: string) => Promise<void>;
};
