import { useMatches } from '@az/shared/router';
import { useEffect, useSyncExternalStore } from 'react';
import { BlankError } from '../areas/area-error.ts';
import { Loadable } from '../areas/loadable.ts';
import { timeLimits } from '../page/time-limits.ts';
import { isBlank } from './is-blank.ts';

/** Fails a canary's page that stays blank: it throws no error but cannot be used. Renders nothing. */
export function BlankPageCheck({ page }: { page: Loadable<unknown> }) {
  const { status } = useSyncExternalStore(page.subscribe, page.getState);
  useEffect(() => {
    if (status !== 'ready' || !page.isCanary) return;
    const timer = setTimeout(() => {
      if (isBlank()) page.failRender(new BlankError('The page shows nothing'));
    }, timeLimits.blank);
    return () => clearTimeout(timer);
  }, [status, page]);
  return null;
}

/** Checks the page of the current route (its `handle`). Rendered beside the area's frame, which may be blank itself. */
export function CurrentPageBlankCheck() {
  const page = useMatches().at(-1)?.handle;
  return page instanceof Loadable ? <BlankPageCheck page={page} /> : null;
}
