import { Button } from '@az/shared/ui/Button';
import { Textarea } from '@az/shared/ui/Textarea';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import styles from './CommentBox.module.css';
import { type CommentState, useCommentBox } from './use-comment-box.ts';

function Status({ state }: { state: CommentState }) {
  return (
    <div>
      <VisuallyHidden role="status">{state.status === 'sent' && 'Commentaire publié.'}</VisuallyHidden>
      {state.status === 'not-sent' && (
        <p className={styles.failed}>
          <span role="alert">Non envoyé</span> · <UnstyledButton type="submit">Réessayer</UnstyledButton>
        </p>
      )}
    </div>
  );
}

type Props = { announcementId: string; onSent: (commentId: string) => void };

/** Writes a comment: the button or Ctrl/Cmd + Enter sends it. */
export function CommentBox({ announcementId, onSent }: Props) {
  const { text, state, write, send } = useCommentBox(announcementId, onSent);
  const field = useRef<HTMLTextAreaElement>(null);
  const isSending = state.status === 'sending';
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    // What was pressed may be gone or disabled when the answer comes.
    field.current?.focus();
    void send();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form aria-busy={isSending} noValidate onSubmit={submit}>
      <Textarea
        autosize
        error={state.status === 'refused' && state.problem}
        label="Écrire un commentaire"
        maxRows={8}
        minRows={1}
        name="comment"
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
        readOnly={isSending}
        ref={field}
        size="sm"
        value={text}
      />
      <div className={styles.row}>
        <Status state={state} />
        <Button loading={isSending} size="sm" type="submit" variant="light">
          Commenter
        </Button>
      </div>
    </form>
  );
}
