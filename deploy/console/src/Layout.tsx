import { pageConfig } from '@az/shared/config';
import { type ThemeChoice, useThemeChoice } from '@az/shared/theme';
import { ActionIcon } from '@az/shared/ui/ActionIcon';
import { Button } from '@az/shared/ui/Button';
import { IconDeviceDesktop, IconLogout, IconMoon, IconSun } from '@az/shared/ui/icons';
import type { ReactNode } from 'react';
import styles from './Layout.module.css';

type Theme = { label: string; icon: ReactNode; next: ThemeChoice };

const themes: Record<ThemeChoice, Theme> = {
  light: { label: 'Clair', icon: <IconSun />, next: 'dark' },
  dark: { label: 'Sombre', icon: <IconMoon />, next: 'auto' },
  auto: { label: 'Auto', icon: <IconDeviceDesktop />, next: 'light' },
};

/** Cycles through the three themes; its label names the present one. */
function ThemeSwitch() {
  const [choice, setChoice] = useThemeChoice();
  const { label, icon, next } = themes[choice];
  return (
    <ActionIcon
      aria-label={`Thème\u202f: ${label}. Passer à ${themes[next].label}`}
      onClick={() => setChoice(next)}
      size={44}
    >
      {icon}
    </ActionIcon>
  );
}

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
