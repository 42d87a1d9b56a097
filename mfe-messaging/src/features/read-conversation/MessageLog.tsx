import { ChatBubble } from '@az/shared/social/ChatBubble';
import type { ChatMessage, Contact } from '../../data/conversation.ts';
import { groupByDay } from './group-by-day.ts';
import styles from './MessageLog.module.css';
import { useFollowLatest } from './use-follow-latest.ts';
import { words } from './words.ts';

type Props = {
  contact: Contact;
  messages: ChatMessage[];
  /** Ids of messages that could not be sent. */
  unsent: readonly string[];
  onSendAgain: (message: ChatMessage) => void;
};

/** The messages by day, oldest first; screen readers hear each one that is added. */
export function MessageLog({ contact, messages, unsent, onSendAgain }: Props) {
  const isOwnLast = messages.at(-1)?.from !== contact.id;
  const { log, handleScroll } = useFollowLatest(messages.length, isOwnLast);
  return (
    <div
      aria-label={words.messagesWith(contact.name)}
      aria-live="polite"
      aria-relevant="additions"
      className={styles.log}
      onScroll={handleScroll}
      ref={log}
      role="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
    >
      {groupByDay(messages, new Date()).map(({ day, messages: ofDay }) => (
        <div className={styles.day} key={day}>
          <p className={styles.date}>{day}</p>
          {ofDay.map((message) => (
            <ChatBubble
              author={message.from === contact.id ? contact.name : null}
              isRead={message.isRead}
              isSend={message.isSend}
              key={message.id}
              message={message.message}
              onSendAgain={unsent.includes(message.id) ? () => onSendAgain(message) : undefined}
              sentOn={message.sentOn}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
