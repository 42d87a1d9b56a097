import type { PageDiscovery } from '@az/shared/discovery';
import { preloadErrorEvent } from '../areas/area-error.ts';
import type { PageAreas } from '../areas/discovery.ts';
import { timeLimits } from '../page/time-limits.ts';
import type { createRouter } from '../routes/router.tsx';
import { VersionRecall } from './version-recall.ts';

type Router = Pick<ReturnType<typeof createRouter>, 'subscribe' | 'state'>;

const isVisible = (): boolean => document.visibilityState === 'visible';

/**
 * Polls for recalls now, every half a minute while visible, and at each load failure. `hasFailed`: a load has failed.
 * A page that runs a recalled version is reloaded after a navigation, after a load failure, or when hidden.
 */
export function pollRecalls(areas: PageAreas, page: PageDiscovery, router: Router, hasFailed: boolean): void {
  const recall = new VersionRecall(areas, page);
  let polledAt = 0;
  const poll = () => {
    if (!isVisible()) return;
    polledAt = Date.now();
    void recall.poll();
  };
  const pollAfterFailure = () => void recall.poll().then(() => recall.reloadAfterNavigation());
  if (hasFailed) pollAfterFailure();
  else poll();
  window.addEventListener(preloadErrorEvent, pollAfterFailure);
  setInterval(poll, timeLimits.recallInterval);
  document.addEventListener('visibilitychange', () => {
    if (!isVisible()) recall.reloadIfSafe();
    else if (Date.now() - polledAt >= timeLimits.recallInterval) poll();
  });
  window.addEventListener('pagehide', () => void recall.sendClosed());
  let { pathname } = router.state.location;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === pathname) return;
    pathname = location.pathname;
    void recall.reloadAfterNavigation();
  });
}
