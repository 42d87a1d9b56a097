import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
  /** They are pages of their own, each of which starts at its top. */
  arePages?: boolean;
};

/** Keeps the current tab in sight of a bar that is wider than its place; the page itself stays where it is. */
function useCurrentInSight(current: string) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const tab = bar.current?.querySelector('[aria-current]');
    if (!bar.current || !tab) return;
    const [place, shown] = [tab.getBoundingClientRect(), bar.current.getBoundingClientRect()];
    if (place.left >= shown.left && place.right <= shown.right) return;
    bar.current.scrollLeft += place.left + place.width / 2 - (shown.left + shown.width / 2);
  }, [current]);
  return bar;
}

/** Tabs with an address each: links, of which one is the current page. They scroll sideways where they do not fit. */
export function TabLinks({ label, tabs, current, arePages = false }: Props) {
  const bar = useCurrentInSight(current);
  return (
    <nav aria-label={label} className={styles.bar} ref={bar}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              aria-current={tab.to === current ? 'page' : undefined}
              className={styles.tab}
              preventScrollReset={!arePages}
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
