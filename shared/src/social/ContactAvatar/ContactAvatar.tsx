import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import styles from './ContactAvatar.module.css';

type Props = {
  contact: { name: string; avatar: string | null; status: 'online' | 'offline' | null; isStory: boolean };
  size: number;
};

/** Picture of a contact with a dot for the status, if it is known, and a ring for a story; decorative: add both as text. */
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
