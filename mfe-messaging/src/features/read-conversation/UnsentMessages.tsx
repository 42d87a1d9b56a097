import type { UnsentMessage } from '../../data/conversation.ts';
import { MessageNote } from '../../ui/MessageNote.tsx';
import styles from './UnsentMessages.module.css';
import { words } from './words.ts';

type Props = { messages: readonly UnsentMessage[] };

/** The messages that are not sent, where their conversation cannot be shown. */
export function UnsentMessages({ messages }: Props) {
  return (
    <ul aria-label={words.unsent} className={styles.list}>
      {messages.map((message) => (
        <li key={message.id} tabIndex={-1}>
          <p className={styles.text} dir="auto">
            {message.message}
          </p>
          <MessageNote message={message} />
        </li>
      ))}
    </ul>
  );
}
