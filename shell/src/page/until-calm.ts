import type { QueryClient } from '@az/shared/query';

/** Shorter than this lies between a call and the one that needed its answer. */
const calm = 1_000;

/** Resolves once the page has asked the server nothing for a while: what was asked for is there. */
export function untilCalm(queries: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (queries.isFetching() === 0) timer = setTimeout(end, calm);
    };
    const stop = queries.getQueryCache().subscribe(look);
    const end = () => {
      stop();
      resolve();
    };
    look();
  });
}
