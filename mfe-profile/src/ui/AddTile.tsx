import { Badge } from '@az/shared/ui/Badge';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import type { ReactNode } from 'react';
import styles from './AddTile.module.css';

type Props = {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  /** Not available yet: shows `Bientôt`. */
  isLater?: boolean;
  shape?: 'wide' | 'square';
};

/** The first tile of a grid: adds an item. */
export function AddTile({ label, icon, isLater = false, shape = 'square', onClick }: Props) {
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
  return (
    <UnstyledButton className={className} onClick={onClick}>
      {icon}
      {label}
    </UnstyledButton>
  );
}
