import { MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { pageNonce } from '../config/index.ts';
import { usePreference } from '../preferences/index.ts';
import './base-styles.ts';
import { colorSchemeManager } from './color-scheme-manager.ts';
import { cssVariablesResolver } from './css-variables.ts';
import { theme } from './theme.ts';
import { followTheme } from './theme-store.ts';

/** Marks the document with what the member chose about motion; `global.css` and the theme obey. */
function useMotion(): boolean {
  const motion = usePreference('reducedMotion');
  useEffect(() => {
    document.documentElement.dataset.azMotion = motion;
  }, [motion]);
  return motion !== 'full';
}

/** Gives everything inside it the product's look in the chosen theme. `env` is `test` where no browser lays out. */
export function AppTheme({ children, env = 'default' }: { children: ReactNode; env?: 'default' | 'test' }) {
  useEffect(followTheme, []);
  const respectReducedMotion = useMotion();
  const chosen = useMemo(() => ({ ...theme, respectReducedMotion }), [respectReducedMotion]);
  return (
    <MantineProvider
      colorSchemeManager={colorSchemeManager}
      cssVariablesResolver={cssVariablesResolver}
      env={env}
      getStyleNonce={pageNonce}
      theme={chosen}
    >
      {children}
    </MantineProvider>
  );
}
