import type { ChatImage } from '../../data/conversation.ts';
import styles from './MessageLog.module.css';
import { words } from './words.ts';

/** A picture attached to a message. */
export function MessageImage({ image }: { image: ChatImage }) {
  return <img alt={image.alt || words.picture} className={styles.image} src={image.url} />;
}
