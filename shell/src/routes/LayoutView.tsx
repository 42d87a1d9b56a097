import { Outlet } from '@az/shared/router';
import { Fragment } from 'react';
import type { Loadable } from '../areas/loadable.ts';
import { WhenLoaded } from '../areas/WhenLoaded.tsx';
import type { Layout } from './layouts.ts';

/** The layout of a group around its pages. */
export function LayoutView({ part }: { part: Loadable<Layout> }) {
  return (
    <WhenLoaded loading={null} part={part}>
      {({ Frame = Fragment, Component }) => (
        <Frame>
          <Component>
            <Outlet />
          </Component>
        </Frame>
      )}
    </WhenLoaded>
  );
}
