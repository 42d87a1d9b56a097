import { delay } from '../page/delay.ts';
import { bypassCaches, lateLoadEvent } from '../page/page-loader.ts';
import { timeLimits } from '../page/time-limits.ts';
import { AreaError, raisePreloadError } from './area-error.ts';
import type { LiveArea, PageAreas } from './discovery.ts';

/** Code that was loaded, with the version of its area. Code of the shell has no `live`. */
export type LoadedCode<Value> = { value: Value; live?: LiveArea };

type LoadState<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; error: AreaError };

/**
 * Loads code and holds its state; never rejects. A failure raises one preload-error event. `retry`, or a missing file
 * that arrives late, starts a new attempt.
 */
export class Loadable<Value> {
  private state: LoadState<Value> = { status: 'loading' };
  private running: Promise<void> | null = null;
  private attempt = 0;
  private readonly listeners = new Set<() => void>();
  private readonly area: string;
  private readonly load: () => Promise<LoadedCode<Value>>;
  private readonly areas: Pick<PageAreas, 'fallBack'> | null;
  private readonly isShown: boolean;
  private live: LiveArea | undefined;

  /** `areas` has the previous version of a canary. `isShown` is false for preloaded code, whose failure raises no event. */
  constructor(
    area: string,
    load: () => Promise<LoadedCode<Value>>,
    areas: PageAreas | null = null,
    isShown = true,
  ) {
    this.area = area;
    this.load = load;
    this.areas = areas;
    this.isShown = isShown;
    window.addEventListener(lateLoadEvent, () => {
      if (this.state.status === 'failed' && this.state.error.stage !== 'render') this.restart();
    });
  }

  /** Starts loading unless it has already started. Resolves when ready or failed. */
  ensure(): Promise<void> {
    if (this.state.status === 'ready') return Promise.resolve();
    this.running ??= this.run();
    return this.running;
  }

  /** As `ensure`, but stops waiting (not loading) after the maximum time of a navigation. */
  async ensureForNavigation(): Promise<null> {
    await Promise.race([this.ensure(), delay(timeLimits.holdNavigation)]);
    return null;
  }

  /** Loads again after a failure, on a person's request. */
  retry = (): void => {
    bypassCaches();
    this.restart();
  };

  /** Called when the code on screen threw while rendering or is blank. A canary is replaced, other code fails. */
  failRender(cause: unknown): void {
    const error = new AreaError(this.area, 'render', this.live?.version ?? null, cause);
    if (this.areas?.fallBack(error)) this.restart();
    else this.fail(error);
  }

  /** Whether the code on screen is a canary, which has a previous version. */
  get isCanary(): boolean {
    return this.live?.previous !== undefined;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getState = (): LoadState<Value> => this.state;

  private restart(): void {
    // Starts an attempt with its own time limit. Pending requests of the last attempt may still finish and be used.
    this.running = null;
    this.set({ status: 'loading' });
    void this.ensure();
  }

  private async run(): Promise<void> {
    // Also runs when a member returns to a failed page, which must not show the old error tile during the new attempt.
    if (this.state.status === 'failed') this.set({ status: 'loading' });
    this.attempt += 1;
    const attempt = this.attempt;
    const failOnce = (error: unknown) => {
      // Ignored if the time limit has already failed this attempt or a later one runs: a failure raises one event.
      if (attempt !== this.attempt || this.state.status !== 'loading') return;
      this.fail(error instanceof AreaError ? error : new AreaError(this.area, 'page', null, error));
    };
    const errorTile = setTimeout(() => failOnce(new Error('Not there in time')), timeLimits.errorTile);
    try {
      const { value, live } = await this.load();
      this.live = live;
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
