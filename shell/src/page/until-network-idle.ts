import type { QueryClient } from '@az/shared/query';
import { isLoading } from './page-loader.ts';

/** Longer than the time between a reply and the call that depends on it. */
const quietMs = 1_000;

/** Resolves once no call and no script was pending for a while. */
export function untilNetworkIdle(queries: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (queries.isFetching() === 0) timer = setTimeout(end, quietMs);
    };
    const stop = queries.getQueryCache().subscribe(look);
    const end = () => {
      if (isLoading()) return look();
      stop();
      resolve();
    };
    look();
  });
}
