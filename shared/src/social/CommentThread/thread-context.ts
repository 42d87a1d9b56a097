import { createContext, type ReactNode, type RefObject, useContext } from 'react';
import type { Author, Comment } from '../../contracts/index.ts';
import type { CommentList } from './use-comment-pages.ts';

/** What a thread does and shows; its hooks stay the same while the thread is shown. */
export type ThreadProps = {
  /** The replies to a comment, or the comments at the top. */
  useList: (parent: Comment | null) => CommentList;
  useLike: (comment: Comment) => { liked: boolean; likeCount: number | null; toggle: () => void };
  /** Like `send` of `useCommentBox`; `replyTo` is the id of the comment to which this one replies, or null. */
  send: (text: string, replyTo: string | null, attempt: string) => Promise<unknown>;
  edit?: (comment: Comment, text: string) => Promise<void>;
  canMention?: boolean;
  /** Removes a comment after a confirmation. `button` is the pressed button in the comment's row. */
  useRemoval?: (
    comment: Comment,
    button: RefObject<HTMLElement | null>,
  ) => { ask: () => void; dialog: ReactNode };
  /** How many comments there are, replies among them: what is below moves less when they have loaded. */
  expectedCount?: number | null;
  /** The comment that the member looks for: it gets the focus, and the replies above it are opened. */
  to?: string | null;
  /** Whether replies are shown at once, instead of on request. */
  showsReplies?: boolean;
  textOf?: (comment: Comment) => ReactNode;
  pathOf?: (author: Author) => string | undefined;
  waiting?: (replyTo: string | null) => ReactNode;
  onFocus?: () => void;
};

const Thread = createContext<ThreadProps | null>(null);

export const ProvideThread = Thread.Provider;

export function useThread(): ThreadProps {
  const thread = useContext(Thread);
  if (!thread) throw new Error('Not inside a thread');
  return thread;
}
