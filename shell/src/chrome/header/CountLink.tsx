import { isRouteLive } from '@az/shared/area';
import { Link } from '@az/shared/router';
import type { ReactNode } from 'react';
import { CountBadge } from './CountBadge.tsx';
import styles from './HeaderAction.module.css';
import { unreadLabel } from './unread-label.ts';

type Props = {
  to: string;
  label: string;
  adjective: 'non lu' | 'non lue';
  count: number;
  icon: ReactNode;
};

export function CountLink({ to, label, adjective, count, icon }: Props) {
  if (!isRouteLive(to)) return null;
  return (
    <Link aria-label={`${label}${unreadLabel(count, adjective)}`} className={styles.action} to={to}>
      {icon}
      <CountBadge count={count} />
    </Link>
  );
}
