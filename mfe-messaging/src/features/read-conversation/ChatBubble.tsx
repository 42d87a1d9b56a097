import { clockTime12, longDateTime } from '@az/shared/format';
import { optional } from '@az/shared/late-parts';
import { IconCheck, IconChecks } from '@az/shared/ui/icons';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import styles from './ChatBubble.module.css';

type Props = {
  /** Name of the contact who wrote it; null for the member's own messages. */
  author: string | null;
  message: string;
  /** ISO 8601. */
  sentOn: string;
  isRead: boolean;
  isSend: boolean;
  image?: ReactNode;
};

/** Links for the addresses in a text, which stays plain until their code is loaded. */
const TextLinks = optional<{ children: string }>(
  () => import('@az/shared/social/TextLinks').then((part) => part.TextLinks),
  ({ children }) => children,
);

const MessageText = ({ children }: { children: string }) =>
  /https?:/i.test(children) ? <TextLinks>{children}</TextLinks> : children;

function Tick({ isRead, isSend }: Pick<Props, 'isRead' | 'isSend'>) {
  if (!isSend) return null;
  const [Icon, text] = isRead ? [IconChecks, 'Lu'] : [IconCheck, 'Envoyé'];
  return (
    <span className={styles.tick}>
      <Icon size={16} />
      {text}
    </span>
  );
}

/** One message with its time and, for the member's own, its delivery status. */
export function ChatBubble({ author, message, sentOn, isRead, isSend, image }: Props) {
  return (
    <div className={styles.message} data-own={author === null}>
      <VisuallyHidden>{`${author ?? 'Vous'}\u00a0: `}</VisuallyHidden>
      {image && <div className={styles.image}>{image}</div>}
      {message && (
        <p className={styles.bubble} dir="auto">
          <MessageText>{message}</MessageText>
        </p>
      )}
      <div className={styles.meta}>
        <time dateTime={sentOn} lang="en" title={longDateTime(sentOn)}>
          {clockTime12(sentOn)}
        </time>
        {author === null && <Tick isRead={isRead} isSend={isSend} />}
      </div>
    </div>
  );
}
