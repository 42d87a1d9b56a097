import type { Author } from '@az/shared/contracts';
import { IconRosetteDiscountCheck } from '@az/shared/ui/icons';
import styles from './AuthorName.module.css';

type Props = { author: Author /** Cut the name rather than wrap it. */; isOneLine?: boolean };

/** Name of an author, with the badge of a verified account. */
export function AuthorName({ author, isOneLine = false }: Props) {
  return (
    <span className={isOneLine ? `${styles.name} ${styles.line}` : styles.name}>
      <span className={styles.text}>{author.name}</span>
      {author.verified && (
        <span aria-label="Compte vérifié" className={styles.verified} role="img" title="Compte vérifié">
          <IconRosetteDiscountCheck size={18} />
        </span>
      )}
    </span>
  );
}
