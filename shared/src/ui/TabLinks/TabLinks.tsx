import type { ReactNode } from 'react';
import { Link } from '../../router/index.ts';
import styles from './TabLinks.module.css';

export type TabLink = {
  label: string;
  /** Address, with its query. */
  to: string;
  /** A figure or a short mark after the label. */
  badge?: ReactNode;
};

type Props = {
  /** Names the group of links. */
  label: string;
  tabs: TabLink[];
  /** `to` of the tab that is shown. */
  current: string;
};

/** Tabs with an address each: links, of which one is the current page. They scroll sideways where they do not fit. */
export function TabLinks({ label, tabs, current }: Props) {
  return (
    <nav aria-label={label} className={styles.bar}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              aria-current={tab.to === current ? 'page' : undefined}
              className={styles.tab}
              preventScrollReset
              to={tab.to}
            >
              {tab.label} {tab.badge !== undefined && <span className={styles.badge}>{tab.badge}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
