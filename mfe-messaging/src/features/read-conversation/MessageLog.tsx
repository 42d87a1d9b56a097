import { useFocusFallback } from '@az/shared/focus-fallback';
import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconMessageCircle } from '@az/shared/ui/icons';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { memo, useId } from 'react';
import {
  type ChatImage,
  type ChatMessage,
  type Conversation,
  isOwn,
  unreadIn,
} from '../../data/conversation.ts';
import type { Load } from '../../data/messaging-state.ts';
import { earlierThan } from '../../data/server-messages.ts';
import { useMessaging } from '../../data/use-messaging.ts';
import { MessageNote } from '../../ui/MessageNote.tsx';
import { ChatBubble } from './ChatBubble.tsx';
import { type DayOfMessages, groupByDay } from './group-by-day.ts';
import styles from './MessageLog.module.css';
import { useScrolledLog } from './use-scrolled-log.ts';
import { useSeenMessages } from './use-seen-messages.ts';
import { words } from './words.ts';

function MessageImage({ image }: { image: ChatImage }) {
  return <img alt={image.alt || words.picture} className={styles.image} src={image.url} />;
}

type MessageOfLogProps = {
  message: ChatMessage;
  /** Name of the author; null for the member's own. */
  author: string | null;
  /** Whether the conversation is a group: the author's name is then shown above the message. */
  isInGroup: boolean;
};

/** Memoised: a message renders only when it changes, not when others are added or removed while the log scrolls. */
const MessageOfLog = memo(function MessageOfLog({ message, author, isInGroup }: MessageOfLogProps) {
  return (
    <div className={styles.message} data-message={message.id}>
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
        sentOn={message.sentOn}
      />
      {!message.isSend && (
        <div className={styles.unsent} data-waiting={message.refusal === null}>
          <MessageNote message={message} />
        </div>
      )}
    </div>
  );
});

type DayOfLogProps = { day: DayOfMessages; conversation: Conversation };

function authorOf(message: ChatMessage, { contact, group }: Conversation): string | null {
  if (isOwn(message, contact)) return null;
  return group?.find(({ id }) => id === message.from)?.name ?? contact.name;
}

function DayOfLog({ day: { day, messages }, conversation }: DayOfLogProps) {
  return (
    <div className={styles.day}>
      <p className={styles.date}>{day}</p>
      {messages.map((message) => (
        <MessageOfLog
          author={authorOf(message, conversation)}
          isInGroup={conversation.group !== null}
          key={message.id}
          message={message}
        />
      ))}
    </div>
  );
}

type EarlierMessagesProps = { load: Load | null; onLoad: () => void; focusFallback: string };

/** A button that loads earlier messages, for members who do not scroll, and after a failure. */
function EarlierMessages({ load, onLoad, focusFallback }: EarlierMessagesProps) {
  const isBusy = load === 'busy';
  return (
    <div className={styles.earlier} ref={useFocusFallback(focusFallback)}>
      {load === 'failed' && <p role="alert">{words.earlierFailed}</p>}
      <Button aria-disabled={isBusy} onClick={isBusy ? undefined : onLoad} size="compact-md" variant="subtle">
        {isBusy ? words.loadingEarlier : words.earlier}
      </Button>
    </div>
  );
}

type Props = {
  conversation: Conversation;
  earlier: Load | null;
  onLoadEarlier: () => void;
  /** The member has seen the messages up to the one with this id. */
  onSeen: (id: string) => void;
};

/** What a screen reader says about new messages. */
function Spoken({ contactId }: { contactId: string }) {
  const spoken = useMessaging((state) => state.spoken);
  const isHere = spoken?.contactId === contactId;
  return (
    <VisuallyHidden role="status">{isHere && <span key={spoken.at}>{spoken.sentence}</span>}</VisuallyHidden>
  );
}

/** The messages by day, oldest first. */
export function MessageLog({ conversation, earlier, onLoadEarlier, onSeen }: Props) {
  const { contact, messages } = conversation;
  const id = useId();
  const last = messages.at(-1);
  const hasEarlier = earlierThan(conversation) !== null;
  const scrolled = useScrolledLog(messages, {
    isOwnLast: last !== undefined && isOwn(last, contact),
    // After a failure only the button loads earlier messages, not scrolling.
    onStart: hasEarlier && earlier === null ? onLoadEarlier : undefined,
  });
  useSeenMessages(scrolled.log, { isWaiting: unreadIn(conversation) > 0, onSeen });
  const days = groupByDay(messages.slice(scrolled.from, scrolled.to), new Date());
  return (
    <div className={styles.frame}>
      <div
        aria-label={words.messagesWith(contact.name)}
        // Not by the log: it would announce loaded and earlier messages, and every one of many. `Spoken` does.
        aria-live="off"
        className={styles.log}
        id={id}
        onScroll={scrolled.handleScroll}
        ref={scrolled.log}
        data-az-keep="no"
        role="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable with the keyboard
        tabIndex={0}
      >
        {hasEarlier && <EarlierMessages focusFallback={id} load={earlier} onLoad={onLoadEarlier} />}
        {messages.length === 0 && (
          <EmptyState icon={<IconMessageCircle />}>{words.sayHello(contact.name)}</EmptyState>
        )}
        {days.map((day) => (
          <DayOfLog conversation={conversation} day={day} key={day.day} />
        ))}
      </div>
      <Spoken contactId={contact.id} />
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
