import { CommentBox } from '@az/shared/social/CommentBox';
import { useCommentBox } from './use-comment-box.ts';

type Props = { announcementId: string; onSent: (commentId: string) => void };

/** The box for a comment on an announcement. */
export function WriteComment({ announcementId, onSent }: Props) {
  const { text, state, write, send } = useCommentBox(announcementId, onSent);
  return <CommentBox onSend={() => void send()} onWrite={write} state={state} text={text} />;
}
