import type { ReactNode } from 'react';
import { AppHeader } from '../chrome/AppHeader.tsx';
import { Footer } from '../chrome/Footer.tsx';
import { MainNav } from '../chrome/MainNav.tsx';
import { SkipLink } from '../chrome/SkipLink.tsx';
import styles from './AppFrame.module.css';

/** What the layouts behind the sign-in share: skip link, header, main sidebar, `main`, footer. */
function AppFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <AppHeader />
      <div className={styles.body}>
        <MainNav />
        <div className={styles.column}>
          <main className={styles.main} id="contenu" tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </div>
      </div>
    </>
  );
}

export { AppFrame as Component };
