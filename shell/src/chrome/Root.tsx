import { useAuthContext } from '@az/shared/auth';
import { Outlet, ScrollRestoration } from '@az/shared/router';
import { useEffect } from 'react';
import { LoadableView } from '../areas/LoadableView.tsx';
import { Loadable } from '../areas/loadable.ts';
import { OfflineBar } from './OfflineBar.tsx';
import { Overlays } from './Overlays.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Toaster } from './Toaster.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const replacedMember = new Loadable('shell', async () => {
  const { ReplacedMember } = await import('../features/replaced-member/ReplacedMember.tsx');
  return { value: ReplacedMember };
});

/** Wraps every page with progress bar, offline bar, toasts, overlays, and with focus and scroll handling. */
export function Root() {
  const { replaced } = useAuthContext();
  useFocusOnNavigation();
  useEffect(() => {
    if (replaced) void replacedMember.ensure();
  }, [replaced]);
  return (
    <>
      <ProgressBar />
      <OfflineBar />
      {replaced ? (
        <LoadableView loading={null} loadable={replacedMember} componentProps={replaced} />
      ) : (
        <Outlet />
      )}
      <Toaster />
      <Overlays />
      <ScrollRestoration />
    </>
  );
}
