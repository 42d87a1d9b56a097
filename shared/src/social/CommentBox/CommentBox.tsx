import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { isSendKey } from '../../keyboard/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Textarea } from '../../ui/Textarea/Textarea.tsx';
import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './CommentBox.module.css';
import { Mentions } from './Mentions.tsx';
import type { CommentState } from './use-comment-box.ts';

export { Mentions } from './Mentions.tsx';
export {
  type CommentDraft,
  type CommentState,
  useCommentBox,
  type WaitingComment,
} from './use-comment-box.ts';

type Props = {
  text: string;
  state: CommentState;
  onWrite: (text: string) => void;
  onSend: () => void;
  onFocus?: () => void;
  label?: string;
  action?: string;
  isFirst?: boolean;
  /** Whether `@` offers people to mention. */
  canMention?: boolean | undefined;
};

function Failure({ state }: { state: CommentState }) {
  if (state.status !== 'not-sent') return <div />;
  return (
    <p className={styles.failed}>
      <span role="alert">Non envoyé. {state.reason}</span> ·{' '}
      <UnstyledButton type="submit">Réessayer</UnstyledButton>
    </p>
  );
}

/** A comment field, sent by the button or Ctrl/Cmd + Enter. The caller keeps the text until it has been sent. */
export function CommentBox({ text, state, onWrite, onSend, onFocus, ...more }: Props) {
  const { isFirst = false, canMention = false } = more;
  const { label = 'Écrire un commentaire', action = 'Commenter' } = more;
  const field = useRef<HTMLTextAreaElement>(null);
  const isSending = state.status === 'sending';
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    // Focuses the field, because the pressed button may be removed or disabled when the reply arrives.
    field.current?.focus();
    onSend();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      aria-busy={isSending}
      className={styles.form}
      data-open={
        text !== '' || isFirst || !['writing', 'sent', 'waiting'].includes(state.status) || undefined
      }
      noValidate
      onSubmit={submit}
    >
      <VisuallyHidden role="status">
        {state.status === 'sent' && 'Commentaire publié.'}
        {state.status === 'waiting' && 'Commentaire en attente d’envoi.'}
      </VisuallyHidden>
      <Textarea
        classNames={{ label: styles.label }}
        autoFocus={isFirst}
        error={state.status === 'refused' && state.problem}
        label={label}
        maxRows={8}
        minRows={1}
        name="comment"
        onChange={(event) => onWrite(event.currentTarget.value)}
        onFocus={onFocus}
        onKeyDown={sendOnEnter}
        placeholder={label}
        readOnly={isSending}
        ref={field}
        size="sm"
        value={text}
      />
      {canMention && <Mentions field={field} />}
      <div className={styles.row}>
        <Failure state={state} />
        <Button
          loading={isSending}
          onClick={(event) => {
            // Ignores the second press of a double click, which would find the field empty and show an error.
            if (event.detail < 2) return;
            event.preventDefault();
            field.current?.focus();
          }}
          size="sm"
          type="submit"
          variant="light"
        >
          {action}
        </Button>
      </div>
    </form>
  );
}
