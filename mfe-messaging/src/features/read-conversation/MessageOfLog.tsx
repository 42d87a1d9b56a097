import { memo } from 'react';
import type { ChatMessage } from '../../data/conversation.ts';
import { ChatBubble } from './ChatBubble.tsx';
import { MessageImage } from './MessageImage.tsx';
import styles from './MessageLog.module.css';

type Props = {
  message: ChatMessage;
  /** Name of the author; null for the member's own. */
  author: string | null;
  /** A group: the author's name is shown above the message. */
  isInGroup: boolean;
  /** Sending failed. */
  isUnsent: boolean;
  onSendAgain: (message: ChatMessage) => void;
};

/**
 * One message. Memoised: while the log scrolls others are added and removed, and this one only renders when it changes.
 */
export const MessageOfLog = memo(function MessageOfLog({ message, author, isInGroup, ...props }: Props) {
  return (
    <div className={styles.message} data-message="">
      {isInGroup && author && (
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
        onSendAgain={props.isUnsent ? () => props.onSendAgain(message) : undefined}
        sentOn={message.sentOn}
      />
    </div>
  );
});
