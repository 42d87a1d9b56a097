import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import type { ReactNode } from 'react';
import { Copyright } from './Copyright.tsx';
import styles from './Footer.module.css';

const links = [
  { label: 'Help', to: paths.help() },
  { label: 'Privacy & terms', to: paths.privacyTerms() },
];

export function Footer({ copyright = <Copyright /> }: { copyright?: ReactNode }) {
  return (
    <footer className={styles.footer}>
      {links
        .filter(({ to }) => isRouteLive(to))
        .map(({ label, to }) => (
          <Link key={to} lang="en" to={to}>
            {label}
          </Link>
        ))}
      {copyright}
    </footer>
  );
}
