import { pageConfig } from '@az/shared/config';
import { Button } from '@az/shared/ui/Button';
import { IconLogout } from '@az/shared/ui/icons';
import type { ReactNode } from 'react';
import { SkipLink } from '../chrome/SkipLink.tsx';
import { ThemeSwitch } from '../chrome/ThemeSwitch.tsx';
import { Bar } from '../layouts/Bar.tsx';
import styles from './OperatorFrame.module.css';

/** Around every view of the console: a bar with the product's name, the theme and the way out. */
export function OperatorFrame({ onSignOut, children }: { onSignOut?: () => void; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Bar
        end={
          <>
            <ThemeSwitch />
            {onSignOut && (
              <Button
                className={styles.signOut}
                leftSection={<IconLogout size={18} />}
                onClick={onSignOut}
                variant="default"
              >
                Se déconnecter
              </Button>
            )}
          </>
        }
        start={
          <p className={styles.name}>
            {pageConfig().productName} <span>Console</span>
          </p>
        }
      />
      <main className={styles.main} id="contenu" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
