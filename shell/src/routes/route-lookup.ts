import { AreaError, raisePreloadError } from '../areas/area-error.ts';
import { delay } from '../page/delay.ts';
import { timeLimits } from '../page/time-limits.ts';
import type { RouteIndex } from './route-index.ts';

/** Looks a path up in the whole index before it counts as unknown, or as a match of a path with parameters. */
export class RouteLookup {
  private readonly index: RouteIndex;
  private failure: AreaError | null = null;

  constructor(index: RouteIndex) {
    this.index = index;
  }

  /** Loads the missing part of the index. For a known path it waits only a short time. Never rejects. */
  async lookUp(path: string): Promise<void> {
    this.failure = null;
    const asking = this.index.loadRest().catch((cause: unknown) => {
      this.failure = new AreaError('shell', 'discovery', null, cause);
    });
    const holds = this.index.hasPage(path) ? [asking, delay(timeLimits.holdNavigation)] : [asking];
    await Promise.race(holds);
  }

  /** Throws if the index could not be loaded, because it is then unknown whether the page exists. */
  assertComplete(): void {
    if (!this.failure) return;
    raisePreloadError(this.failure);
    throw this.failure;
  }
}
