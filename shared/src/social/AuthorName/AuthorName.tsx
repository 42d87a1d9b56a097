import { Link } from '../../router/index.ts';
import { IconRosetteDiscountCheck } from '../../ui/icons/icons.tsx';
import { TruncatedName } from '../../ui/Text/Text.tsx';
import type { Author } from '../author.ts';
import styles from './AuthorName.module.css';

export { useMemberPath } from './use-member-path.ts';

type Props = {
  author: Pick<Author, 'name' | 'verified'>;
  isOneLine?: boolean;
  to?: string | undefined;
};

export function AuthorName({ author, isOneLine = false, to }: Props) {
  const name = isOneLine ? author.name : <TruncatedName>{author.name}</TruncatedName>;
  return (
    <span className={isOneLine ? `${styles.name} ${styles.line}` : styles.name}>
      {to === undefined ? (
        <span className={styles.text}>{name}</span>
      ) : (
        <Link className={`${styles.text} ${styles.link}`} to={to}>
          {name}
        </Link>
      )}
      {author.verified && (
        <span aria-label="Compte vérifié" className={styles.verified} role="img" title="Compte vérifié">
          <IconRosetteDiscountCheck size={18} />
        </span>
      )}
    </span>
  );
}
