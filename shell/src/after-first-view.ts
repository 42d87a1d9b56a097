import type { PageDiscovery } from '@az/shared/discovery';
import { keepScreens } from './kept-screen/keep-screens.ts';
import { cacheMainScript } from './page/cache-main-script.ts';
import { loadIntegrity } from './page/integrity.ts';
import { refuseDroppedFiles } from './page/refuse-dropped-files.ts';
import { startPrefetching } from './routes/prefetch.ts';

/** Starts what the first view does not need; the other parameters are those of `startPrefetching`. */
export function startAfterFirstView(
  page: PageDiscovery,
  ...prefetching: Parameters<typeof startPrefetching>
): void {
  refuseDroppedFiles();
  // Now, so that a press need not wait for it. After a failure, the first file that needs it tries again.
  loadIntegrity().catch(() => undefined);
  // After a failure the next page contains the script again.
  cacheMainScript(page.shell.base).catch(() => undefined);
  void startPrefetching(...prefetching);
  const [areas, index] = prefetching;
  keepScreens(page, areas, index);
}
