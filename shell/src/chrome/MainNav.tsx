import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { Link, useLocation } from '@az/shared/router';
import { IconHome, IconNews } from '@az/shared/ui/icons';
import type { ReactNode } from 'react';
import styles from './MainNav.module.css';

type Entry = { label: string; to: string; active: string[]; icon: ReactNode };

const entries: Entry[] = [
  { label: 'Feed', to: '/', active: ['/', paths.feedHome()], icon: <IconHome /> },
  { label: 'News', to: paths.blogs(), active: [paths.blogs()], icon: <IconNews /> },
];

/** Main sidebar: the specification's entries that lead somewhere. */
export function MainNav() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Navigation principale" className={styles.nav}>
      {entries
        .filter(({ to }) => isRouteLive(to))
        .map(({ label, to, active, icon }) => (
          <Link
            aria-current={active.includes(pathname) ? 'page' : undefined}
            className={styles.link}
            key={label}
            lang="en"
            to={to}
          >
            {icon}
            {label}
          </Link>
        ))}
    </nav>
  );
}
