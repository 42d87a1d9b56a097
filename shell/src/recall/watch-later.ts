import type { PageDiscovery } from '@az/shared/discovery';
import { preloadErrorEvent } from '../areas/area-error.ts';
import type { PageAreas } from '../areas/discovery.ts';
import { timeLimits } from '../page/time-limits.ts';
import type { createRouter } from '../routes/router.tsx';
import { noteEdits } from './edits.ts';

/** Begins to watch for recalls half a minute after the page, or when something fails to load, with code that comes only then. */
export function watchRecallsLater(
  areas: PageAreas,
  page: PageDiscovery,
  router: ReturnType<typeof createRouter>,
): void {
  noteEdits();
  let hasBegun = false;
  const begin = async (failure?: Event) => {
    if (hasBegun) return;
    hasBegun = true;
    try {
      const { watchRecalls } = await import('./watch-recalls.ts');
      watchRecalls(areas, page, router, failure !== undefined);
    } catch {
      hasBegun = false;
      setTimeout(begin, timeLimits.recalls);
    }
  };
  setTimeout(begin, timeLimits.recalls);
  window.addEventListener(preloadErrorEvent, begin);
}
