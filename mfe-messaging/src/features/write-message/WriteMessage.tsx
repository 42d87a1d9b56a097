import { asAppError } from '@az/shared/api';
import { areaHost } from '@az/shared/area';
import { useFocusFallback } from '@az/shared/focus-fallback';
import { late, optional } from '@az/shared/late-parts';
import { Button } from '@az/shared/ui/Button';
import { IconSend } from '@az/shared/ui/icons';
import { type FormEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type Conversation, isAccountClosed } from '../../data/conversation.ts';
import { messaging } from '../../data/messaging-store.ts';
import { useAbilities } from '../../data/use-abilities.ts';
import { useConversation, useMessaging } from '../../data/use-messaging.ts';
import { prepareNote } from '../../ui/MessageNote.tsx';
import { MessageField } from './MessageField.tsx';
import type { PicturesHandle } from './MessagePictures.tsx';
import { messageError } from './message.form.ts';
import styles from './WriteMessage.module.css';
import { words } from './words.ts';

const TakeFiles = late(() => import('./TakeFiles.tsx').then((part) => part.TakeFiles));
// Loaded only where messages may have pictures.
const loadPictures = () => import('./MessagePictures.tsx');
const MessagePictures = optional(() => loadPictures().then((part) => part.MessagePictures));
const PictureButtons = optional(() => loadPictures().then((part) => part.PictureButtons));

/** The message to a contact: stored as a draft, validated when sent and from then on at each change. */
function useWriteMessage(contactId: string) {
  const draft = useMessaging((state) => state.drafts[contactId] ?? '');
  const hasImage = useMessaging((state) => contactId in state.images);
  const [wasRefused, setWasRefused] = useState(false);
  /** Why the device could not store the message. */
  const [problem, setProblem] = useState<string | null>(null);

  async function send() {
    const isRefused = messageError(draft, hasImage) !== null;
    setWasRefused(isRefused);
    setProblem(null);
    if (isRefused) return;
    try {
      await messaging.send(contactId);
    } catch (thrown) {
      setProblem(words.notStored(asAppError(thrown).reason));
    }
  }

  return {
    draft,
    error: (wasRefused ? messageError(draft, hasImage) : null) ?? problem,
    writeDraft: (text: string) => messaging.writeDraft(contactId, text),
    send,
  };
}

type Props = {
  contactId: string;
  /** The field takes the focus as soon as it is there. */
  isFocused?: boolean;
  /** Ref of the field, for moving the focus. */
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
};

/** Why the member cannot write in a conversation. */
function whyNot(conversation: Conversation): string {
  if (isAccountClosed(conversation)) return words.closedAccount;
  const { contact, server } = conversation;
  return server.awaitsAnswer ? words.awaitsAnswer(contact.name) : words.notReceiving(contact.name);
}

/** The form to write to a contact, or a sentence that says why the contact does not receive the member's messages. */
export function WriteMessage({ contactId, ...props }: Props) {
  const conversation = useConversation(contactId);
  const reason = useId();
  // The form stays as long as it has a text, which would otherwise be out of reach.
  const hasDraft = useMessaging((state) => Boolean(state.drafts[contactId]));
  if (conversation?.server.mayWrite === false && !hasDraft)
    return (
      <p className={styles.form} id={reason} tabIndex={-1}>
        {whyNot(conversation)}
      </p>
    );
  return <MessageForm contactId={contactId} focusFallback={reason} {...props} />;
}

type FormProps = Props & { focusFallback: string };

function MessageForm({ contactId, focusFallback, isFocused = false, fieldRef }: FormProps) {
  const { draft, error, writeDraft, send: sendWritten } = useWriteMessage(contactId);
  const { sendsPictures } = useAbilities();
  const form = useRef<HTMLFormElement>(null);
  const passFocus = useFocusFallback(focusFallback);
  const formRef = useCallback(
    (element: HTMLFormElement) => {
      form.current = element;
      return passFocus(element);
    },
    [passFocus],
  );
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = fieldRef ?? ownField;
  const focusField = () => field.current?.focus();
  const pictures = useRef<PicturesHandle>(null);
  const send = () => {
    if (draft.trim() === '' || !pictures.current?.holdBack()) void sendWritten();
  };
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused, field]);

  useEffect(() => areaHost().afterFirstView(prepareNote), []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
    focusField();
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit} ref={formRef}>
      {sendsPictures ? (
        <MessagePictures contactId={contactId} focusField={focusField} form={form} handle={pictures} />
      ) : (
        <TakeFiles form={form} onFiles={null} />
      )}
      <MessageField draft={draft} error={error} onSend={send} onWrite={writeDraft} ref={field} />
      <div className={styles.actions}>
        {sendsPictures && (
          <PictureButtons
            contactId={contactId}
            onChoose={(files) => pictures.current?.choose(files)}
            onChosen={focusField}
          />
        )}
        <Button
          className={styles.send}
          lang="en"
          leftSection={<IconSend size={18} />}
          // The second press of a double click would report an empty field, because the first one has sent the text.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          type="submit"
        >
          {words.send}
        </Button>
      </div>
    </form>
  );
}
