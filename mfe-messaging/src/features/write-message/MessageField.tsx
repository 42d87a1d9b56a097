import { isMessageSendKey } from '@az/shared/keyboard';
import { Textarea } from '@az/shared/ui/Textarea';
import type { KeyboardEvent, Ref } from 'react';
import { required } from './message.form.ts';
import styles from './WriteMessage.module.css';
import { words } from './words.ts';

type Props = {
  draft: string;
  error: string | null;
  onWrite: (text: string) => void;
  onSend: () => void;
  ref: Ref<HTMLTextAreaElement>;
};

export function MessageField({ draft, error, onWrite, onSend, ref }: Props) {
  function handleKeyDown(event: KeyboardEvent) {
    if (!isMessageSendKey(event)) return;
    event.preventDefault();
    onSend();
  }
  return (
    <Textarea
      description={<span className={styles.hint}>{words.hint}</span>}
      error={
        error && (
          <span lang={error === required ? 'en' : undefined} role="alert">
            {error}
          </span>
        )
      }
      // The error replaces the hint, so that nothing shifts.
      inputWrapperOrder={['label', 'input', error ? 'error' : 'description']}
      label={<span lang="en">{words.label}</span>}
      maxRows={5}
      minRows={1}
      name="message"
      onChange={(event) => onWrite(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
      ref={ref}
      value={draft}
    />
  );
}
