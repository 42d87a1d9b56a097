import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { pageNonce } from '../config/index.ts';
import { useDevicePreference } from '../storage/index.ts';
import './base-styles.ts';
import { cssVariablesResolver } from './css-variables.ts';
import { readChoice } from './pre-paint.ts';
import { theme } from './theme.ts';
import { chooseTheme, followTheme, themeStore } from './theme-store.ts';

let stop: (() => void) | undefined;

/** Connects Mantine to our theme store, so that Mantine does not store a second choice under its own key. */
const colorSchemeManager: MantineColorSchemeManager = {
  get: () => themeStore.getState().choice,
  set: (choice) => {
    if (choice !== themeStore.getState().choice) chooseTheme(choice);
  },
  subscribe: (onUpdate) => {
    stop = themeStore.subscribe(({ choice }) => onUpdate(choice));
  },
  unsubscribe: () => stop?.(),
  clear: () => chooseTheme(readChoice()),
};

function useMotion(): boolean {
  const motion = useDevicePreference('reducedMotion');
  useEffect(() => {
    document.documentElement.dataset.azMotion = motion;
  }, [motion]);
  return motion !== 'full';
}

/** Provides the product's theme in the chosen colour scheme. `env` is `test` where there is no layout. */
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
