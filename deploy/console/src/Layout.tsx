import { pageConfig } from '@az/shared/config';
import { Button } from '@az/shared/ui/Button';
import { IconLogout } from '@az/shared/ui/icons';
import type { ReactNode } from 'react';
import styles from './Layout.module.css';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** Layout of every view: a bar with the product's name, the theme switch and the sign-out. */
export function Layout({ onSignOut, children }: { onSignOut?: () => void; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <a className="az-skip-link" href="#contenu">
        Aller au contenu
      </a>
      <header className={styles.bar}>
        <p className={styles.name}>
          {pageConfig().productName} <span>Console</span>
        </p>
        <div className={styles.end}>
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
        </div>
      </header>
      <main className={styles.main} id="contenu" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
