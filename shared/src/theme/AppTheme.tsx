import { MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { pageNonce } from '../config/index.ts';
import './base-styles.ts';
import { colorSchemeManager } from './color-scheme-manager.ts';
import { cssVariablesResolver } from './css-variables.ts';
import { theme } from './theme.ts';
import { followTheme } from './theme-store.ts';

/** Gives everything inside it the product's look in the chosen theme. `env` is `test` where no browser lays out. */
export function AppTheme({ children, env = 'default' }: { children: ReactNode; env?: 'default' | 'test' }) {
  useEffect(followTheme, []);
  return (
    <MantineProvider
      colorSchemeManager={colorSchemeManager}
      cssVariablesResolver={cssVariablesResolver}
      env={env}
      getStyleNonce={pageNonce}
      theme={theme}
    >
      {children}
    </MantineProvider>
  );
}
