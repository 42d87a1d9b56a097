import { useRef, useState } from 'react';
import { asAppError } from '../../api/index.ts';
import { AttemptKey } from '../../random-id/index.ts';
import { commentProblem, toComment } from './comment.form.ts';

/** Sending state of a comment. */
export type CommentState =
  | { status: 'writing' }
  | { status: 'refused'; problem: string }
  | { status: 'sending' }
  | { status: 'not-sent'; reason: string }
  | { status: 'sent' };

/** A text that outlives the page, from `useDraft`. */
export type CommentDraft = { text: string; write: (text: string) => void; discard: () => void };

type Options<Sent> = {
  /** Stores the comment; `attempt` is the same for every attempt at one text. Rejects when that failed. */
  send: (text: string, attempt: string) => Promise<Sent>;
  onSent?: (sent: Sent) => void;
  draft?: CommentDraft | undefined;
};

/**
 * A comment that is being written, as props of `CommentBox`. The text stays until it has been sent, in `draft` if there
 * is one; a failure shows its reason.
 */
export function useCommentBox<Sent>({ send, onSent, draft }: Options<Sent>) {
  const [own, setOwn] = useState('');
  const text = draft ? draft.text : own;
  const [state, setState] = useState<CommentState>({ status: 'writing' });
  const attempt = useRef(new AttemptKey());
  const isBusy = useRef(false);

  const write = (value: string) => {
    (draft?.write ?? setOwn)(value);
    const problem = state.status === 'refused' ? commentProblem(value) : null;
    setState(problem ? { status: 'refused', problem } : { status: 'writing' });
  };

  const sendOnce = async () => {
    if (isBusy.current) return;
    const problem = commentProblem(text);
    if (problem) return setState({ status: 'refused', problem });
    const comment = toComment(text);
    isBusy.current = true;
    setState({ status: 'sending' });
    try {
      const sent = await send(comment, attempt.current.for(comment));
      // The same text sent again is another comment.
      attempt.current = new AttemptKey();
      if (draft) draft.discard();
      else setOwn('');
      setState({ status: 'sent' });
      onSent?.(sent);
    } catch (thrown) {
      setState({ status: 'not-sent', reason: asAppError(thrown).reason });
    } finally {
      isBusy.current = false;
    }
  };

  return { text, state, onWrite: write, onSend: () => void sendOnce() };
}
