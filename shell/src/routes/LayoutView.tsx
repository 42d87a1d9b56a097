import { Outlet } from '@az/shared/router';
import { Fragment, useEffect } from 'react';
import type { Loadable } from '../areas/loadable.ts';
import { WhenLoaded } from '../areas/WhenLoaded.tsx';
import type { Layout } from './layouts.ts';

type Props = { part: Loadable<Layout>; isGuarded: boolean };

/** The layout behind the sign-in that was shown last. */
let shown: { part: Loadable<Layout>; layout: Layout } | null = null;

function AroundPage({ layout: { Frame = Fragment, Component } }: { layout: Layout }) {
  return (
    <Frame>
      <Component>
        <Outlet />
      </Component>
    </Frame>
  );
}

function Shown({ part, isGuarded, layout }: Props & { layout: Layout }) {
  useEffect(() => {
    if (isGuarded) shown = { part, layout };
  }, [part, isGuarded, layout]);
  return <AroundPage layout={layout} />;
}

/**
 * The layout of a group around its pages. Behind the sign-in the layout shown before stands in for one that does not come:
 * the way to another page must not take the chrome away.
 */
export function LayoutView({ part, isGuarded }: Props) {
  const standIn =
    isGuarded && shown && shown.part !== part ? <AroundPage layout={shown.layout} /> : undefined;
  return (
    <WhenLoaded failed={standIn} loading={standIn} part={part}>
      {(layout) => <Shown isGuarded={isGuarded} layout={layout} part={part} />}
    </WhenLoaded>
  );
}
