import { createContext, type ReactNode, type RefObject, useContext } from 'react';
import type { AppError } from '../../api/index.ts';
import type { Author, Comment } from '../../contracts/index.ts';

/** The replies to a comment, or the comments at the top, oldest first; undefined until they have loaded. */
export type CommentList = {
  comments: Comment[] | undefined;
  hasFailed: boolean;
  retry: () => void;
  isRetrying: boolean;
  hasMore: boolean;
  addPage: () => void;
  isAdding: boolean;
  addingError: AppError | null;
};

/** Where the comments on one thing come from and go to; its hooks stay the same while the thread is shown. */
export type CommentSource = {
  useList: (parent: Comment | null) => CommentList;
  /** How many comments there are, replies among them: what is below moves less when they have loaded. */
  expectedCount?: number | null;
  useLike?: (comment: Comment) => { liked: boolean; likeCount: number | null; toggle: () => void };
  /** Removes a comment after a confirmation. `button` is the pressed button in the comment's row. */
  useRemoval?: (
    comment: Comment,
    button: RefObject<HTMLElement | null>,
  ) => { ask: () => void; dialog: ReactNode };
  /** Like `send` of `useCommentBox`; `replyTo` is the id of the comment to which this one replies, or null. */
  send: (text: string, replyTo: string | null, attempt: string) => Promise<unknown>;
  edit?: (id: string, text: string) => Promise<void>;
  /** Whether replies are shown at once, instead of on request. */
  showsReplies?: boolean;
  textOf?: (text: string) => ReactNode;
  pathOf?: (author: Author) => string | undefined;
  waiting?: (replyTo: string | null) => ReactNode;
  onFocus?: () => void;
};

const Source = createContext<CommentSource | null>(null);

export const ProvideSource = Source.Provider;

export function useSource(): CommentSource {
  const source = useContext(Source);
  if (!source) throw new Error('Not inside a thread');
  return source;
}
