import type { QueryClient } from '@az/shared/query';
import { isLoading } from './page-loader.ts';

/** Shorter than this lies between a call and the one that needed its answer. */
const quietMs = 1_000;

/** Resolves once the page has waited for no call and no script for a while: what was asked for is there. */
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
