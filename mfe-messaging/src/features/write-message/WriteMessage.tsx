import { Button } from '@az/shared/ui/Button';
import { IconSend } from '@az/shared/ui/icons';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { type FormEvent, type RefObject, useRef } from 'react';
import { AttachButton } from './AttachButton.tsx';
import { AttachedImage } from './AttachedImage.tsx';
import { ChooseGif } from './ChooseGif.tsx';
import { MessageField } from './MessageField.tsx';
import { useAttachImage } from './use-attach-image.ts';
import { useWriteMessage } from './use-write-message.ts';
import styles from './WriteMessage.module.css';
import { words } from './words.ts';

type Props = {
  contactId: string;
  /** Ref of the field, for moving the focus. */
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
};

/** The form to write to a contact. */
export function WriteMessage({ contactId, fieldRef }: Props) {
  const { draft, error, writeDraft, send } = useWriteMessage(contactId);
  const attached = useAttachImage(contactId);
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = fieldRef ?? ownField;
  const focusField = () => field.current?.focus();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
    focusField();
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <SampleNotice>{words.sample}</SampleNotice>
      {attached.image && (
        <AttachedImage
          image={attached.image}
          onDescribe={attached.describe}
          onDetach={() => {
            attached.detach();
            focusField();
          }}
        />
      )}
      {attached.isRefused && (
        <p className={styles.refused} role="alert">
          {words.noImage}
        </p>
      )}
      <MessageField draft={draft} error={error} onSend={send} onWrite={writeDraft} ref={field} />
      <div className={styles.actions}>
        <AttachButton onChoose={(file) => void attached.choose(file).then(focusField)} />
        <ChooseGif contactId={contactId} onChosen={focusField} />
        <Button
          className={styles.send}
          lang="en"
          leftSection={<IconSend size={18} />}
          // The second press of a double click would report the field that the first one has emptied.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          type="submit"
        >
          {words.send}
        </Button>
      </div>
    </form>
  );
}
