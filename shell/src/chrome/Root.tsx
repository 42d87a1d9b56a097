import { Outlet, ScrollRestoration } from '@az/shared/router';
import { ProgressBar } from './ProgressBar.tsx';
import { Toaster } from './Toaster.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** Around every page: the progress bar, the toasts, focus and scroll on navigation. */
export function Root() {
  useFocusOnNavigation();
  return (
    <>
      <ProgressBar />
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
