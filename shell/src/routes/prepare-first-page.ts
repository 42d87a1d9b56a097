import { isPageAnswered } from '@az/shared/api';
import { currentSession } from '@az/shared/auth';
import type { QueryClient } from '@az/shared/query';
import type { Prepare } from '../areas/load-area.ts';
import { delay } from '../page/delay.ts';
import { timeLimits } from '../page/time-limits.ts';

/**
 * Prepares the page that is rendered first, if the replies to its calls came with the HTML: then its first render shows them,
 * and no skeleton before. Only the first page that it is called with; never rejects. `session`: resolves once it is verified.
 */
export function prepareFirstPage(queries: QueryClient, session: () => Promise<void> | undefined) {
  let isFirst = true;
  return async (prepare: Prepare): Promise<void> => {
    if (!isFirst) return;
    isFirst = false;
    if (!prepare || !isPageAnswered()) return;
    await session();
    if (currentSession().status !== 'signed-in') return;
    // A failure is shown by the page, whose queries try again.
    const preparing = Promise.resolve(queries)
      .then(prepare)
      .catch(() => undefined);
    await Promise.race([preparing, delay(timeLimits.preparing)]);
  };
}
