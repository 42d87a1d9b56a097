import { refuseDroppedFiles } from './page/refuse-dropped-files.ts';
import { startPrefetching } from './routes/prefetch.ts';

/** Starts what the first view does not need; the parameters are those of `startPrefetching`. */
export function startAfterFirstView(...prefetching: Parameters<typeof startPrefetching>): void {
  refuseDroppedFiles();
  void startPrefetching(...prefetching);
}
