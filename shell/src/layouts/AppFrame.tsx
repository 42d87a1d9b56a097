import type { ReactNode } from 'react';
import { AppHeader } from '../chrome/header/AppHeader.tsx';
import { MainNav } from '../chrome/menus/MainNav.tsx';
import { SkipLink } from '../chrome/SkipLink.tsx';
import { useWideScreen } from '../chrome/use-wide-screen.ts';
import styles from './AppFrame.module.css';

/** Frame of the layouts for signed-in members: skip link, header, and on wide screens the main sidebar. */
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
    </>
  );
}
