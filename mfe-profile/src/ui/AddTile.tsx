import { Link } from '@az/shared/router';
import { Badge } from '@az/shared/ui/Badge';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import type { ReactNode } from 'react';
import styles from './AddTile.module.css';

type Props = {
  label: string;
  icon: ReactNode;
  /** Not available yet: shows `Bientôt`. */
  isLater?: boolean;
  shape?: 'wide' | 'square';
} & ({ onClick: () => void; to?: undefined } | { onClick?: undefined; to: string });

/** The first tile of a grid: adds an item, or leads to where one is added. */
export function AddTile({ label, icon, isLater = false, shape = 'square', onClick, to }: Props) {
  const className = `${styles.tile} ${shape === 'wide' ? styles.wide : ''}`;
  if (isLater) {
    return (
      <span className={`${className} ${styles.later}`}>
        {icon}
        {label}
        <Badge className={styles.soon} variant="default">
          Bientôt
        </Badge>
      </span>
    );
  }
  if (to !== undefined) {
    return (
      <Link className={className} to={to}>
        {icon}
        {label}
      </Link>
    );
  }
  return (
    <UnstyledButton className={className} onClick={onClick}>
      {icon}
      {label}
    </UnstyledButton>
  );
}
