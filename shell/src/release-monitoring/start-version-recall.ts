import type { PageDiscovery } from '@az/shared/discovery';
import { preloadErrorEvent } from '../areas/area-error.ts';
import type { PageAreas } from '../areas/discovery.ts';
import { timeLimits } from '../page/time-limits.ts';
import type { createRouter } from '../routes/router.tsx';
import { trackEdits } from './unsaved-edits.ts';

/** Loads the code that polls for recalls, and starts it: half a minute from now, or when something fails to load. */
export function startVersionRecall(
  areas: PageAreas,
  page: PageDiscovery,
  router: ReturnType<typeof createRouter>,
): void {
  trackEdits();
  let hasStarted = false;
  const startPolling = async (failure?: Event) => {
    if (hasStarted) return;
    hasStarted = true;
    try {
      const { pollRecalls } = await import('./poll-recalls.ts');
      pollRecalls(areas, page, router, failure !== undefined);
    } catch {
      hasStarted = false;
      setTimeout(startPolling, timeLimits.recallInterval);
    }
  };
  setTimeout(startPolling, timeLimits.recallInterval);
  window.addEventListener(preloadErrorEvent, startPolling);
}
