import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import styles from './ContactAvatar.module.css';

type Props = {
  contact: { name: string; avatar: string | null; status: 'online' | 'offline' | null; isStory: boolean };
  size: number;
};

/** A contact's picture with a dot for a known status and a ring for a story. Decorative: show both as text, too. */
export function ContactAvatar({ contact, size }: Props) {
  return (
    <span
      aria-hidden="true"
      className={styles.avatar}
      data-status={contact.status ?? undefined}
      data-story={contact.isStory}
    >
      <Avatar name={contact.name} picture={contact.avatar} size={size} />
    </span>
  );
}
