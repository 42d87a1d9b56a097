import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { AppHeader } from '../chrome/header/AppHeader.tsx';
import { MainNav } from '../chrome/menus/MainNav.tsx';
import { SkipLink } from '../chrome/SkipLink.tsx';
import { useWideScreen } from '../chrome/use-wide-screen.ts';
import styles from './AppFrame.module.css';

/** The bar at the bottom of narrow screens. Its code loads after the first render; the page keeps its space free. */
function LazyBottomBar() {
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('../chrome/menus/BottomBar.tsx').then(
      ({ BottomBar }) => setBar(() => BottomBar),
      // The menu in the header has the same pages.
      () => undefined,
    );
  }, []);
  return Bar && <Bar />;
}

/** For signed-in members: skip link, header, the main sidebar on wide screens, a bar at the bottom on narrow ones. */
export function AppFrame({ children }: { children: ReactNode }) {
  const isWide = useWideScreen();
  return (
    <>
      <SkipLink />
      <AppHeader />
      <div className={styles.body}>
        {isWide && <MainNav shape="rail" />}
        {children}
      </div>
      {!isWide && <LazyBottomBar />}
    </>
  );
}
