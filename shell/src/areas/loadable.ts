import { delay } from '../page/delay.ts';
import { bypassCaches, lateLoadEvent } from '../page/page-loader.ts';
import { timeLimits } from '../page/time-limits.ts';
import { AreaError, raisePreloadError } from './area-error.ts';
import type { PageAreas } from './discovery.ts';

export type LoadState<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; error: AreaError };

/**
 * A piece of code on its way to the screen. It never rejects: what went wrong is a state that can be left again by
 * `retry`, or by itself when a file given up arrives late. Each final failure raises one preload-error event.
 */
export class Loadable<Value> {
  private state: LoadState<Value> = { status: 'loading' };
  private running: Promise<void> | null = null;
  private attempt = 0;
  private readonly listeners = new Set<() => void>();
  private readonly area: string;
  private readonly load: () => Promise<Value>;
  private readonly areas: Pick<PageAreas, 'versionOf' | 'fallBack'> | null;
  private readonly isShown: boolean;
  /** The version that the piece on the screen is of. */
  private version: string | null = null;

  /**
   * `areas` knows the version of an area's piece, and which one stands in for it when it throws while rendering. `isShown`
   * is false for a piece that is loaded ahead: its loss raises no event.
   */
  constructor(area: string, load: () => Promise<Value>, areas: PageAreas | null = null, isShown = true) {
    this.area = area;
    this.load = load;
    this.areas = areas;
    this.isShown = isShown;
    window.addEventListener(lateLoadEvent, () => {
      if (this.state.status === 'failed' && this.state.error.stage !== 'render') this.restart();
    });
  }

  /** Starts loading unless it is under way or done. Resolves when ready, or failed for now. */
  ensure(): Promise<void> {
    if (this.state.status === 'ready') return Promise.resolve();
    this.running ??= this.run();
    return this.running;
  }

  /** As `ensure`, but gives up waiting (not loading) after the time a navigation may be held. */
  async ensureForNavigation(): Promise<null> {
    await Promise.race([this.ensure(), delay(timeLimits.holdNavigation)]);
    return null;
  }

  /** Starts anew after a failure, because a person asked for it. */
  retry = (): void => {
    bypassCaches();
    this.restart();
  };

  /** Takes the piece off the screen because it threw while rendering, or shows nothing; a canary gives way. */
  failRender(cause: unknown): void {
    const error = new AreaError(this.area, 'render', this.version, cause);
    if (this.areas?.fallBack(error)) this.restart();
    else this.fail(error);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getState = (): LoadState<Value> => this.state;

  private restart(): void {
    // What still hangs may go on and be used; this attempt has its own time limit.
    this.running = null;
    this.set({ status: 'loading' });
    void this.ensure();
  }

  private async run(): Promise<void> {
    // Also when a member comes back to a page that failed: the old tile does not stand for the new attempt.
    if (this.state.status === 'failed') this.set({ status: 'loading' });
    this.attempt += 1;
    const attempt = this.attempt;
    const failOnce = (error: unknown) => {
      // The tile of the time limit may stand already, or a later attempt be under way: one failure, one event.
      if (attempt !== this.attempt || this.state.status !== 'loading') return;
      this.fail(error instanceof AreaError ? error : new AreaError(this.area, 'page', null, error));
    };
    const errorTile = setTimeout(() => failOnce(new Error('Not there in time')), timeLimits.errorTile);
    try {
      const value = await this.load();
      this.version = this.areas?.versionOf(this.area) ?? null;
      this.set({ status: 'ready', value });
    } catch (error) {
      failOnce(error);
    } finally {
      clearTimeout(errorTile);
      if (attempt === this.attempt) this.running = null;
    }
  }

  private fail(error: AreaError): void {
    this.set({ status: 'failed', error });
    if (this.isShown) raisePreloadError(error);
  }

  private set(state: LoadState<Value>): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
