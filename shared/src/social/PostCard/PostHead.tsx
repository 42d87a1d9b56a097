import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { RelativeTime } from '../../ui/RelativeTime/RelativeTime.tsx';
import { AuthorName } from '../AuthorName/AuthorName.tsx';
import type { Author } from '../author.ts';
import styles from './PostHead.module.css';

type Props = {
  author: Author;
  createdAt: string | null;
  /** A label for its status, such as `Exemple local`. */
  badge: string | undefined;
  nameId: string;
  order: 2 | 3;
  menu: ReactNode;
};

/** Author and time of a publication. */
export function PostHead({ author, createdAt, badge, nameId, order, menu }: Props) {
  const Heading = `h${order}` as const;
  return (
    <div className={styles.head}>
      <Avatar name={author.name} picture={author.picture} size={48} />
      <div className={styles.who}>
        <Heading className={styles.name} id={nameId}>
          <AuthorName author={author} />
        </Heading>
        <p className={styles.about}>
          {author.role && <span>{author.role}</span>}
          <RelativeTime value={createdAt} />
          {badge && <span>{badge}</span>}
        </p>
      </div>
      {menu && <div className={styles.menu}>{menu}</div>}
    </div>
  );
}
