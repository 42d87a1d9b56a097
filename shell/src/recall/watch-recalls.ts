import type { PageDiscovery } from '@az/shared/discovery';
import { preloadErrorEvent } from '../areas/area-error.ts';
import type { PageAreas } from '../areas/discovery.ts';
import { timeLimits } from '../page/time-limits.ts';
import type { createRouter } from '../routes/router.tsx';
import { RecallWatch } from './recall-watch.ts';

type Router = Pick<ReturnType<typeof createRouter>, 'subscribe' | 'state'>;

const isVisible = (): boolean => document.visibilityState === 'visible';

/**
 * Asks now and every half a minute while the page can be seen; leaves at another page, or when nobody looks. What fails to
 * load may belong to a version that was recalled a moment ago, whose files are no longer served: then it asks at once, and
 * leaves the error tile. `hasFailed`: something has failed already.
 */
export function watchRecalls(
  areas: PageAreas,
  page: PageDiscovery,
  router: Router,
  hasFailed: boolean,
): void {
  const watch = new RecallWatch(areas, page);
  let askedAt = 0;
  const ask = () => {
    if (!isVisible()) return;
    askedAt = Date.now();
    void watch.ask();
  };
  const askAfterFailure = () => void watch.ask().then(() => watch.leaveAfterNavigation());
  if (hasFailed) askAfterFailure();
  else ask();
  window.addEventListener(preloadErrorEvent, askAfterFailure);
  setInterval(ask, timeLimits.recalls);
  document.addEventListener('visibilitychange', () => {
    if (!isVisible()) watch.leaveIfQuiet();
    else if (Date.now() - askedAt >= timeLimits.recalls) ask();
  });
  window.addEventListener('pagehide', () => void watch.close());
  let { pathname } = router.state.location;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === pathname) return;
    pathname = location.pathname;
    void watch.leaveAfterNavigation();
  });
}
