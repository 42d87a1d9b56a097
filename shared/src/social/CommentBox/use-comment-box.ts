import { useRef, useState } from 'react';
import { asAppError, isOffline } from '../../api/index.ts';
import { AttemptKey } from '../../random-id/index.ts';
import { commentProblem, toComment } from './comment.form.ts';

export type CommentState =
  | { status: 'writing' }
  | { status: 'refused'; problem: string }
  | { status: 'sending' }
  | { status: 'not-sent'; reason: string }
  | { status: 'sent' }
  /** The comment is stored on the device, and is sent later. */
  | { status: 'waiting' };

/** A text that outlives the page, from `useDraft`. */
export type CommentDraft = { text: string; write: (text: string) => void; discard: () => void };

/** A comment stored on the device. `waitingFor` resolves once it is sent, or with null if it is refused or removed. */
export type WaitingComment<Sent> = { waitingFor: Promise<Sent | null> };

type Options<Sent> = {
  /** Stores the comment on the server, or first on the device. All tries of one text have one `attempt`. May reject. */
  send: (text: string, attempt: string) => Promise<Sent | WaitingComment<Sent>>;
  /** Called when the comment is stored, on the server or first on the device, which may send it much later. */
  onStored?: () => void;
  /** Called when the server has stored the comment. */
  onSent?: (sent: Sent) => void;
  draft?: CommentDraft | undefined;
};

const isWaiting = <Sent>(sent: Sent | WaitingComment<Sent>): sent is WaitingComment<Sent> =>
  typeof sent === 'object' && sent !== null && 'waitingFor' in sent;

/** Props of `CommentBox`. The text is kept, in `draft` if given, until it has been sent. A failure shows its reason. */
export function useCommentBox<Sent>({ send, onStored, onSent, draft }: Options<Sent>) {
  const [own, setOwn] = useState('');
  const text = draft ? draft.text : own;
  const [state, setState] = useState<CommentState>({ status: 'writing' });
  const attempt = useRef(new AttemptKey());
  const isBusy = useRef(false);
  /** Whether the member has changed the text since the current request started. */
  const isChanged = useRef(false);

  const write = (value: string) => {
    isChanged.current = true;
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
    isChanged.current = false;
    setState({ status: 'sending' });
    try {
      const sent = await send(comment, attempt.current.for(comment));
      attempt.current.end();
      if (!isChanged.current) {
        if (draft) draft.discard();
        else setOwn('');
      }
      const finish = (stored: Sent) => {
        setState(({ status }) => ({ status: status === 'refused' ? 'writing' : 'sent' }));
        onSent?.(stored);
      };
      onStored?.();
      if (!isWaiting(sent)) return finish(sent);
      setState({ status: isOffline() ? 'waiting' : 'writing' });
      void sent.waitingFor.then((stored) => stored !== null && finish(stored));
    } catch (thrown) {
      attempt.current.fail(thrown);
      setState({ status: 'not-sent', reason: asAppError(thrown).reason });
    } finally {
      isBusy.current = false;
    }
  };

  return { text, state, onWrite: write, onSend: () => void sendOnce() };
}
