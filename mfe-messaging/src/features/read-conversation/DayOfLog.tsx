import { ChatBubble } from '@az/shared/social/ChatBubble';
import { type ChatMessage, type Conversation, isOwn } from '../../data/conversation.ts';
import type { DayOfMessages } from './group-by-day.ts';
import { MessageImage } from './MessageImage.tsx';
import styles from './MessageLog.module.css';

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
      {messages.map((message) => {
        const author = authorOf(message, conversation);
        return (
          <div className={styles.message} data-message="" key={message.id}>
            {conversation.group && author && (
              <p aria-hidden="true" className={styles.author}>
                {author}
              </p>
            )}
            <ChatBubble
              author={author}
              image={message.image && <MessageImage image={message.image} />}
              isRead={message.isRead}
              isSend={message.isSend}
              message={message.message}
              onSendAgain={unsent.includes(message.id) ? () => onSendAgain(message) : undefined}
              sentOn={message.sentOn}
            />
          </div>
        );
      })}
    </div>
  );
}
