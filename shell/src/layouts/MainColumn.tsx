import type { ReactNode } from 'react';
import { Footer } from '../chrome/Footer.tsx';
import styles from './MainColumn.module.css';

/** `main` with the page, and the footer below; `above` is shown before it on narrow screens. */
export function MainColumn({ above, children }: { above?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.column}>
      {above && <div className={styles.above}>{above}</div>}
      <main className={styles.main} id="contenu" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
