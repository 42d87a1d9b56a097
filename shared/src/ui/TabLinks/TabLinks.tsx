import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from '../../router/index.ts';
import styles from './TabLinks.module.css';

export type TabLink = {
  label: string;
  to: string;
  badge?: ReactNode;
};

type Props = {
  label: string;
  tabs: TabLink[];
  current: string;
  /** Whether the tabs are separate pages: following one then scrolls to the top. */
  arePages?: boolean;
};

/** Scrolls the current tab into view when the bar is wider than its container, without scrolling the page. */
function useScrollToCurrent(current: string) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const tab = bar.current?.querySelector('[aria-current]');
    if (!bar.current || !tab) return;
    const [tabBox, barBox] = [tab.getBoundingClientRect(), bar.current.getBoundingClientRect()];
    if (tabBox.left >= barBox.left && tabBox.right <= barBox.right) return;
    bar.current.scrollLeft += tabBox.left + tabBox.width / 2 - (barBox.left + barBox.width / 2);
  }, [current]);
  return bar;
}

/** Tabs that are links with a URL each; one is the current page. They scroll horizontally if they do not fit. */
export function TabLinks({ label, tabs, current, arePages = false }: Props) {
  const bar = useScrollToCurrent(current);
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
