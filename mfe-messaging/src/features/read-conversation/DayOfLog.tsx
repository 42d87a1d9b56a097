import { type ChatMessage, type Conversation, isOwn } from '../../data/conversation.ts';
import type { DayOfMessages } from './group-by-day.ts';
import styles from './MessageLog.module.css';
import { MessageOfLog } from './MessageOfLog.tsx';

type Props = {
  day: DayOfMessages;
  conversation: Conversation;
  unsent: readonly string[];
  onSendAgain: (message: ChatMessage) => void;
};

function authorOf(message: ChatMessage, { contact, group }: Conversation): string | null {
  if (isOwn(message, contact)) return null;
  return group?.find(({ id }) => id === message.from)?.name ?? contact.name;
}

/** The messages of one day. */
export function DayOfLog({ day: { day, messages }, conversation, unsent, onSendAgain }: Props) {
  return (
    <div className={styles.day}>
      <p className={styles.date}>{day}</p>
      {messages.map((message) => (
        <MessageOfLog
          author={authorOf(message, conversation)}
          isInGroup={conversation.group !== null}
          isUnsent={unsent.includes(message.id)}
          key={message.id}
          message={message}
          onSendAgain={onSendAgain}
        />
      ))}
    </div>
  );
}
