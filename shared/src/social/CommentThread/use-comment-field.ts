import { useRef, useState } from 'react';
import { type CommentState, commentProblem, toComment } from '../CommentBox/CommentBox.tsx';

/** Sends a text and returns whether that succeeded; a rejection counts as failure. */
export type SendComment = (text: string) => Promise<boolean>;

/** A text that outlives the page, from `useDraft`. */
export type Draft = { text: string; write: (text: string) => void; discard: () => void };

/** A comment that is being written: the text stays until `send` reports success, in `draft` if there is one. */
export function useCommentField(send: SendComment, onSent?: () => void, draft?: Draft) {
  const [own, setOwn] = useState('');
  const text = draft ? draft.text : own;
  const [state, setState] = useState<CommentState>({ status: 'writing' });
  const isBusy = useRef(false);

  const write = (value: string) => {
    (draft?.write ?? setOwn)(value);
    const problem = state.status === 'refused' ? commentProblem(value) : null;
    setState(problem ? { status: 'refused', problem } : { status: 'writing' });
  };
  const sendText = async () => {
    if (isBusy.current) return;
    const problem = commentProblem(text);
    if (problem) return setState({ status: 'refused', problem });
    isBusy.current = true;
    setState({ status: 'sending' });
    const isSent = await send(toComment(text)).catch(() => false);
    isBusy.current = false;
    if (!isSent) return setState({ status: 'not-sent' });
    if (draft) draft.discard();
    else setOwn('');
    setState({ status: 'sent' });
    onSent?.();
  };
  return { text, state, onWrite: write, onSend: () => void sendText() };
}
