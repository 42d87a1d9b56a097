import { Button } from '@az/shared/ui/Button';
import { IconSend } from '@az/shared/ui/icons';
import { Textarea } from '@az/shared/ui/Textarea';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { useWriteMessage } from './use-write-message.ts';
import styles from './WriteMessage.module.css';
import { words } from './words.ts';

/** Enter sends; not with Shift, nor while an input method is still composing a character. */
function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing;
}

/** The form that writes to a contact. */
export function WriteMessage({ contactId }: { contactId: string }) {
  const { draft, error, writeDraft, send } = useWriteMessage(contactId);
  const field = useRef<HTMLTextAreaElement>(null);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
    field.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!isSendKey(event)) return;
    event.preventDefault();
    send();
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <Textarea
        className={styles.field}
        description={<span className={styles.hint}>{words.hint}</span>}
        error={
          error && (
            <span lang="en" role="alert">
              {error}
            </span>
          )
        }
        // The error takes the place of the hint, so that nothing moves.
        inputWrapperOrder={['label', 'input', error ? 'error' : 'description']}
        label={<span lang="en">{words.label}</span>}
        maxRows={5}
        minRows={1}
        name="message"
        onChange={(event) => writeDraft(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        ref={field}
        value={draft}
      />
      <Button className={styles.send} lang="en" leftSection={<IconSend size={18} />} size="md" type="submit">
        {words.send}
      </Button>
    </form>
  );
}
