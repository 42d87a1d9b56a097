import { paths } from '@az/shared/paths';
import { Badge } from '@az/shared/ui/Badge';
import { Count } from '@az/shared/ui/Count';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { TextLink } from '@az/shared/ui/TextLink';
import { TitledCard } from '@az/shared/ui/TitledCard';
import type { ReactNode } from 'react';
import styles from './Friends.module.css';
import { Note } from './Note.tsx';
import { words } from './words.ts';

/** How many friends the card shows (specification, section 2). */
export const friendsShown = 4;

const skeletonKeys = Array.from({ length: friendsShown }, (_, index) => index);

/** The list of the card; skeletons until there are rows. */
export function FriendsList({ children }: { children?: ReactNode }) {
  return (
    <ul className={styles.list}>
      {children ??
        skeletonKeys.map((key) => (
          <li key={key}>
            <Skeleton height={52} />
          </li>
        ))}
    </ul>
  );
}

type Props = {
  /** Number of friends. If it is zero or unknown, no badge is shown. */
  count?: number | null;
  hasFailed?: boolean;
  title?: string;
  to?: string;
  children?: ReactNode;
};

/** The card of the friends. The caller provides the rows, from the server or from sample data. */
export function FriendsFrame({
  count,
  hasFailed = false,
  title = words.friends,
  to = paths.profileConnections(),
  children = <FriendsList />,
}: Props) {
  const heading = (
    <>
      {title}{' '}
      {count ? (
        <Badge size="sm" variant="default">
          <Count value={count} />
        </Badge>
      ) : null}
    </>
  );
  const more = (
    <TextLink size="sm" to={to}>
      {words.friendsMore}
    </TextLink>
  );
  return (
    <TitledCard aside={more} isCompact title={heading}>
      {hasFailed ? <Note>{words.failed}</Note> : children}
    </TitledCard>
  );
}
