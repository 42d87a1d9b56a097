import { loadSender } from '@az/shared/api';
import { refuseDroppedFiles } from './page/refuse-dropped-files.ts';
import { startPrefetching } from './routes/prefetch.ts';

/** Starts what the first view does not need; the parameters are those of `startPrefetching`. */
export function startAfterFirstView(...prefetching: Parameters<typeof startPrefetching>): void {
  refuseDroppedFiles();
  // The first call loads it again.
  loadSender().catch(() => undefined);
  void startPrefetching(...prefetching);
}
