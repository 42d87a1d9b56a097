import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconMessageCircle } from '@az/shared/ui/icons';
import { type ChatMessage, type Conversation, isOwn } from '../../data/conversation.ts';
import { DayOfLog } from './DayOfLog.tsx';
import { groupByDay } from './group-by-day.ts';
import styles from './MessageLog.module.css';
import { useScrolledLog } from './use-scrolled-log.ts';
import { words } from './words.ts';

type Props = {
  conversation: Conversation;
  /** Ids of messages that could not be sent. */
  unsent: readonly string[];
  onSendAgain: (message: ChatMessage) => void;
};

/** The messages by day, oldest first; screen readers announce each one added at the end. */
export function MessageLog({ conversation, unsent, onSendAgain }: Props) {
  const { contact, messages } = conversation;
  const last = messages.at(-1);
  const scrolled = useScrolledLog(messages.length, last !== undefined && isOwn(last, contact));
  const days = groupByDay(messages.slice(scrolled.from, scrolled.to), new Date());
  return (
    <div className={styles.frame}>
      <div
        aria-label={words.messagesWith(contact.name)}
        // Earlier messages that are rendered while scrolling must not be announced.
        aria-live={scrolled.isAtEnd ? 'polite' : 'off'}
        aria-relevant="additions"
        className={styles.log}
        onScroll={scrolled.handleScroll}
        ref={scrolled.log}
        role="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable with the keyboard
        tabIndex={0}
      >
        {messages.length === 0 && (
          <EmptyState icon={<IconMessageCircle />}>{words.sayHello(contact.name)}</EmptyState>
        )}
        {days.map((day) => (
          <DayOfLog
            conversation={conversation}
            day={day}
            key={day.day}
            onSendAgain={onSendAgain}
            unsent={unsent}
          />
        ))}
      </div>
      {!scrolled.isAtEnd && (
        <div className={styles.toEnd}>
          <Button onClick={scrolled.goToEnd} radius="xl" size="compact-md">
            {scrolled.arrived > 0 ? words.arrived(scrolled.arrived) : words.toEnd}
          </Button>
        </div>
      )}
    </div>
  );
}
