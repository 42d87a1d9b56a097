import { asAppError } from '@az/shared/api';
import { AttemptKey } from '@az/shared/random-id';
import { type CommentState, commentProblem, toComment } from '@az/shared/social/CommentBox';
import { useDraft } from '@az/shared/storage';
import { useRef, useState } from 'react';
import { useStoreComment } from '../../data/announcement-comments.ts';

/**
 * The comment box of an announcement. The text is stored, also over a reload, until the server has accepted it. Every
 * attempt at the same text uses the same key, so that a lost reply does not create a second comment. `onSent` receives
 * the id of the new comment.
 */
export function useCommentBox(announcementId: string, onSent: (commentId: string) => void) {
  const store = useStoreComment(announcementId);
  const draft = useDraft(`comment:${announcementId}`);
  const { text } = draft;
  const [state, setState] = useState<CommentState>({ status: 'writing' });
  const attempt = useRef(new AttemptKey());
  const isBusy = useRef(false);

  const write = (value: string) => {
    draft.write(value);
    const problem = state.status === 'refused' ? commentProblem(value) : null;
    setState(problem ? { status: 'refused', problem } : { status: 'writing' });
  };

  const send = async () => {
    if (isBusy.current) return;
    const problem = commentProblem(text);
    if (problem) return setState({ status: 'refused', problem });
    const comment = toComment(text);
    isBusy.current = true;
    setState({ status: 'sending' });
    const sent = await store
      .mutateAsync({ text: comment, key: attempt.current.for(comment) })
      .catch((thrown) => ({ id: null, reason: asAppError(thrown).reason }));
    isBusy.current = false;
    if (sent.id === null) return setState({ status: 'not-sent', reason: sent.reason });
    attempt.current = new AttemptKey();
    draft.discard();
    setState({ status: 'sent' });
    onSent(sent.id);
  };

  return { text, state, write, send };
}
