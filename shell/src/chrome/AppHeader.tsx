import { isRouteLive } from '@az/shared/area';
import { useCounts } from '@az/shared/counts';
import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import { IconBell, IconMessage } from '@az/shared/ui/icons';
import styles from './AppHeader.module.css';
import { Logo } from './Logo.tsx';
import { UserMenu } from './UserMenu.tsx';

/** Count as part of the accessible name; `adjective` agrees with what is counted. */
const unread = (count: number, adjective: string): string =>
  count > 0 ? `, ${count} ${adjective}${count > 1 ? 's' : ''}` : '';

function CountLink({
  to,
  label,
  adjective,
  count,
  icon,
}: {
  to: string;
  label: string;
  adjective: string;
  count: number;
  icon: React.ReactNode;
}) {
  if (!isRouteLive(to)) return null;
  return (
    <Link aria-label={`${label}${unread(count, adjective)}`} className={styles.action} to={to}>
      {icon}
      {count > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {count}
        </span>
      )}
    </Link>
  );
}

/** Header of every page behind the sign-in. */
export function AppHeader() {
  const counts = useCounts();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Logo />
        <div className={styles.actions}>
          <CountLink
            adjective="non lu"
            count={counts.messages}
            icon={<IconMessage />}
            label="Messages"
            to={paths.messaging()}
          />
          <CountLink
            adjective="non lue"
            count={counts.notifications}
            icon={<IconBell />}
            label="Notifications"
            to={paths.notifications()}
          />
          <UserMenu />
        </div>
      </div>
    </header>
  );
}
