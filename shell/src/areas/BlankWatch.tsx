import { useEffect, useSyncExternalStore } from 'react';
import type { Loadable } from './loadable.ts';
import { timeLimits } from './time-limits.ts';

/** Whether there is nothing to see or hear in the page's main part. */
function isBlank(): boolean {
  const main = document.querySelector('main');
  return !main || (main.textContent?.trim() === '' && !main.querySelector('img, svg, canvas, video'));
}

/** Takes a canary's page off the screen when it shows nothing: neither does it fail nor can anybody use it. Draws nothing. */
export function BlankWatch({ page, isTrial }: { page: Loadable<unknown>; isTrial: () => boolean }) {
  const { status } = useSyncExternalStore(page.subscribe, page.getState);
  useEffect(() => {
    if (status !== 'ready' || !isTrial()) return;
    const timer = setTimeout(() => {
      if (isBlank()) page.failRender(new Error('The page shows nothing'));
    }, timeLimits.blank);
    return () => clearTimeout(timer);
  }, [status, page, isTrial]);
  return null;
}
