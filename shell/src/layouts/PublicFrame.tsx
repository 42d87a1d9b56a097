import type { ReactNode } from 'react';
import { Footer } from '../chrome/Footer.tsx';
import { Logo } from '../chrome/Logo.tsx';
import { SkipLink } from '../chrome/SkipLink.tsx';
import barStyles from './Bar.module.css';
import styles from './PublicFrame.module.css';

function Bar({ start, end }: { start: ReactNode; end: ReactNode }) {
  return (
    <header className={barStyles.bar}>
      {start}
      <div className={barStyles.end}>{end}</div>
    </header>
  );
}

type Props = {
  end: ReactNode;
  copyright?: ReactNode;
  children: ReactNode;
};

export function PublicFrame({ end, copyright, children }: Props) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <Bar end={end} start={<Logo />} />
      <main className={styles.main} id="contenu" tabIndex={-1}>
        {children}
      </main>
      <Footer copyright={copyright} />
    </div>
  );
}
