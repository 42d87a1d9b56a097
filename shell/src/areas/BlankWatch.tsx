import { useMatches } from '@az/shared/router';
import { useEffect, useSyncExternalStore } from 'react';
import { isBlank } from '../outcomes/is-blank.ts';
import { timeLimits } from '../page/time-limits.ts';
import { BlankError } from './area-error.ts';
import { Loadable } from './loadable.ts';

/** Takes a canary's page off the screen when it shows nothing: neither does it fail nor can anybody use it. Draws nothing. */
export function BlankWatch({ page, isTrial }: { page: Loadable<unknown>; isTrial: () => boolean }) {
  const { status } = useSyncExternalStore(page.subscribe, page.getState);
  useEffect(() => {
    if (status !== 'ready' || !isTrial()) return;
    const timer = setTimeout(() => {
      if (isBlank()) page.failRender(new BlankError('The page shows nothing'));
    }, timeLimits.blank);
    return () => clearTimeout(timer);
  }, [status, page, isTrial]);
  return null;
}

/** The same for the page of the route that is shown, its `handle`. It stands beside the area's frame, which may be what is blank. */
export function ShownBlankWatch({ isTrial }: { isTrial: () => boolean }) {
  const page = useMatches().at(-1)?.handle;
  return page instanceof Loadable ? <BlankWatch isTrial={isTrial} page={page} /> : null;
}
