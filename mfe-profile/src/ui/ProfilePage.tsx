import { Page } from '@az/shared/ui/Page';
import type { ReactNode } from 'react';
import styles from './ProfilePage.module.css';

type Props = { title: string; heading?: ReactNode; children: ReactNode };

export function ProfilePage({ title, heading = title, children }: Props) {
  return (
    <div className={styles.page}>
      <Page heading={heading} title={title}>
        {children}
      </Page>
    </div>
  );
}
