// Only the build imports this file, together with the component to render (shared/build/first-content.mjs).

import { MantineProvider } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { provideAreaHost } from '../area/index.ts';
import { QueryClient, QueryClientProvider } from '../query/index.ts';
import { authStore } from '../session/auth-store.ts';
import { AuthProvider } from '../session/index.ts';
import { cssVariablesResolver } from '../theme/css-variables.ts';
import { theme } from '../theme/theme.ts';

type Options = {
  path: string;
  /** Whether it is the frame around pages of areas, which gets a placeholder for the page and the theme's variables. */
  isFrame: boolean;
  idPrefix: string;
};

/** Markup of the component as a visitor gets it first, before any script has loaded. */
export function render(
  Component: ComponentType<{ children?: ReactNode }>,
  { path, isFrame, idPrefix }: Options,
): string {
  authStore.setState({ session: { status: 'signed-out', ended: null } });
  provideAreaHost({
    isRouteLive: () => true,
    isSlotFilled: () => false,
    SlotOutlet: () => null,
    afterFirstView: () => () => undefined,
  });
  return renderToStaticMarkup(
    <MantineProvider
      cssVariablesResolver={cssVariablesResolver}
      theme={theme}
      withCssVariables={isFrame}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={new QueryClient()}>
        <AuthProvider>
          <StaticRouter location={path}>
            <Component>{isFrame ? '{{content}}' : null}</Component>
          </StaticRouter>
        </AuthProvider>
      </QueryClientProvider>
    </MantineProvider>,
    { identifierPrefix: idPrefix },
  );
}
