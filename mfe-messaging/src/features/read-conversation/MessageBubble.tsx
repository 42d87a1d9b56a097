import { clockTime12, longDateTime } from '@az/shared/format';
import { Button } from '@az/shared/ui/Button';
import { IconAlertTriangle, IconCheck, IconChecks } from '@az/shared/ui/icons';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { ChatMessage } from '../../data/conversation.ts';
import styles from './MessageBubble.module.css';
import { words } from './words.ts';

type Props = {
  message: ChatMessage;
  /** Name of the contact who wrote it; null for the member's own. */
  author: string | null;
  isUnsent: boolean;
  onSendAgain: () => void;
};

function Tick({ isRead, isSend }: Pick<ChatMessage, 'isRead' | 'isSend'>) {
  if (!isSend) return null;
  const [Icon, text] = isRead ? [IconChecks, words.read] : [IconCheck, words.sent];
  return (
    <span className={styles.tick}>
      <Icon size={16} />
      {text}
    </span>
  );
}

/** One message, with its time and, for the member's own, how far it has got. */
export function MessageBubble({ message, author, isUnsent, onSendAgain }: Props) {
  return (
    <div className={styles.message} data-own={author === null}>
      <VisuallyHidden>{`${author ?? words.you}\u00a0: `}</VisuallyHidden>
      <p className={styles.bubble}>{message.message}</p>
      <div className={styles.meta}>
        <time dateTime={message.sentOn} lang="en" title={longDateTime(message.sentOn)}>
          {clockTime12(message.sentOn)}
        </time>
        {author === null && <Tick isRead={message.isRead} isSend={message.isSend} />}
        {isUnsent && (
          <span className={styles.unsent} role="alert">
            <IconAlertTriangle size={16} />
            {words.notSent}
          </span>
        )}
        {isUnsent && (
          <Button onClick={onSendAgain} size="compact-sm" variant="subtle">
            {words.sendAgain}
          </Button>
        )}
      </div>
    </div>
  );
}
