import { Outlet } from '@az/shared/router';
import { Fragment, useEffect } from 'react';
import type { Loadable } from '../areas/loadable.ts';
import { WhenLoaded } from '../areas/WhenLoaded.tsx';
import type { Layout } from './layouts.ts';

type Props = { loadable: Loadable<Layout>; isGuarded: boolean };

/** The last layout shown to a signed-in member. */
let shown: { loadable: Loadable<Layout>; layout: Layout } | null = null;

function LayoutAroundPage({ layout: { Frame = Fragment, Component } }: { layout: Layout }) {
  return (
    <Frame>
      <Component>
        <Outlet />
      </Component>
    </Frame>
  );
}

function CurrentLayout({ loadable, isGuarded, layout }: Props & { layout: Layout }) {
  useEffect(() => {
    if (isGuarded) shown = { loadable, layout };
  }, [loadable, isGuarded, layout]);
  return <LayoutAroundPage layout={layout} />;
}

/** For members the previous layout stays while this one loads or if it fails, so that header and menus remain. */
export function LayoutView({ loadable, isGuarded }: Props) {
  const fallback =
    isGuarded && shown && shown.loadable !== loadable ? (
      <LayoutAroundPage layout={shown.layout} />
    ) : undefined;
  return (
    <WhenLoaded failed={fallback} loading={fallback} loadable={loadable}>
      {(layout) => <CurrentLayout isGuarded={isGuarded} layout={layout} loadable={loadable} />}
    </WhenLoaded>
  );
}
