import type { PageDiscovery } from '@az/shared/discovery';
import type { PageAreas } from '../areas/discovery.ts';
import { timeLimits } from '../page/time-limits.ts';
import type { createRouter } from '../routes/router.tsx';
import { noteEdits } from './edits.ts';

/** Begins to watch for recalls half a minute after the page, with code that comes only then. */
export function watchRecallsLater(
  areas: PageAreas,
  page: PageDiscovery,
  router: ReturnType<typeof createRouter>,
): void {
  noteEdits();
  const begin = async () => {
    try {
      const { watchRecalls } = await import('./watch-recalls.ts');
      watchRecalls(areas, page, router);
    } catch {
      setTimeout(begin, timeLimits.recalls);
    }
  };
  setTimeout(begin, timeLimits.recalls);
}
