import type { Notification } from '@az/shared/contracts';
import { Link } from '@az/shared/router';
import { Avatar } from '@az/shared/ui/Avatar';
import { RelativeTime } from '@az/shared/ui/RelativeTime';
import type { ReactNode } from 'react';
import styles from './NotificationRow.module.css';
import { words } from './words.ts';

type Props = {
  notification: Notification;
  /** Called when the member opens the subject of the notification. */
  onFollow: () => void;
  menu?: ReactNode;
  /** Answer buttons, if the notification asks for an answer. */
  children?: ReactNode;
};

/** One notification; the whole row links to its subject. */
export function NotificationRow({ notification, onFollow, menu, children }: Props) {
  const { title, description, avatar, time, isRead, to } = notification;
  return (
    <div className={styles.row} data-unread={!isRead}>
      <Avatar name={title} picture={avatar} size={44} />
      <div className={styles.lines}>
        <p className={styles.text}>
          <Link className={styles.link} data-follow="" onClick={onFollow} to={to}>
            <strong>{title}</strong> {description}
          </Link>
        </p>
        <p className={styles.about}>
          <RelativeTime value={time} />
          {!isRead && <span className={styles.unread}>{words.unread}</span>}
        </p>
        {children && <div className={styles.answer}>{children}</div>}
      </div>
      {menu && <div className={styles.menu}>{menu}</div>}
    </div>
  );
}
