import { AreaError, raisePreloadError } from '../areas/area-error.ts';
import { delay } from '../page/delay.ts';
import { timeLimits } from '../page/time-limits.ts';
import type { RouteIndex } from './route-index.ts';

/** Looks a path up in the whole index, before it counts as unknown or as the value of a parameter. */
export class RouteLookup {
  private readonly index: RouteIndex;
  private failure: AreaError | null = null;

  constructor(index: RouteIndex) {
    this.index = index;
  }

  /** Asks for what is missing of the index. A page that has the path is not held up for long, nor lost. Never rejects. */
  async lookUp(path: string): Promise<void> {
    this.failure = null;
    const asking = this.index.loadRest().catch((cause: unknown) => {
      this.failure = new AreaError('shell', 'discovery', null, cause);
    });
    const holds = this.index.hasPage(path) ? [asking, delay(timeLimits.holdNavigation)] : [asking];
    await Promise.race(holds);
  }

  /** Throws when the index could not be had: then nobody knows that there is no page. */
  assertComplete(): void {
    if (!this.failure) return;
    raisePreloadError(this.failure);
    throw this.failure;
  }
}
