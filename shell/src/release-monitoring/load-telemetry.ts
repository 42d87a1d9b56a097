import { type IndexedRoute, type PageReport, versionName } from '@az/shared/discovery';
import { AreaError, BlankError, fallbackEvent, preloadErrorEvent } from '../areas/area-error.ts';
import { timeLimits } from '../page/time-limits.ts';
import { isBlank } from './is-blank.ts';

/** One version of an area in this page view. */
export type VersionRun = {
  area: string;
  version: string;
  ticket: string | undefined;
  base: string;
  startedAt: number;
  loadMs?: number;
  hasPage: boolean;
  outcome: 'ok' | 'failed' | null;
  /** Whether it was reported that the page was left or hidden before an outcome. */
  hasLeft?: boolean;
  /** Whether it was reported that the page still loads. */
  isWaiting?: boolean;
  /** Whether a failure of the page was reported that cannot be attributed to an area. */
  isUnattributed?: boolean;
};

type Route = Pick<IndexedRoute, 'area' | 'path'> | undefined;

export type Failure = { event: Event; route: Route };

type Deps = {
  findRoute: () => Route;
  send: (reports: PageReport[]) => void;
  loadReports: () => Promise<{ reportFailure: (telemetry: LoadTelemetry, failure: Failure) => void }>;
  /** Called when a version of a rollout starts, so that the page is checked. */
  watchPage?: () => void;
  /** What the visible page is. `empty` until the code of the checks has loaded. */
  pageState?: () => PageState;
};

/** `empty`: the page shows no content yet. `loading`: it shows content, and that something still loads. */
export type PageState = 'empty' | 'loading' | 'ready';

/** Maximum number of failures that are kept until the code that reports them has loaded. */
const maxWaiting = 20;

/** Reports the outcome of each area in this page view, once each; a later failure replaces a success. */
export class LoadTelemetry {
  readonly findRoute: Deps['findRoute'];
  readonly send: Deps['send'];
  readonly runs = new Map<string, VersionRun>();
  failures = 0;
  private readonly loadReports: Deps['loadReports'];
  private readonly watchPage: Deps['watchPage'];
  private readonly pageState: Deps['pageState'];
  // The browser's own function, taken before the code of an area can replace it.
  private readonly setTimeout = window.setTimeout.bind(window);
  private readonly waiting: Failure[] = [];

  constructor({ findRoute, send, loadReports, watchPage, pageState }: Deps) {
    this.findRoute = findRoute;
    this.send = send;
    this.loadReports = loadReports;
    this.watchPage = watchPage;
    this.pageState = pageState;
  }

  listen(): void {
    for (const type of [preloadErrorEvent, fallbackEvent, 'error', 'unhandledrejection'])
      window.addEventListener(type, (event) => this.fail(event));
    window.addEventListener('pagehide', () => this.reportLeft());
    // Also when hidden, because phones end hidden pages without notice. A later outcome replaces this report.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.reportLeft();
    });
  }

  /** Starts the report of an area's version, before its code loads. */
  start(
    area: string,
    { version, base, ticket }: { version: string; base: string; ticket?: string | undefined },
  ): void {
    const key = versionName({ area, version });
    // A development server rebuilds on every change, so there is no version to report.
    if (this.runs.has(key) || version.endsWith('+development')) return;
    const startedAt = performance.now();
    const run: VersionRun = { area, version, base, ticket, startedAt, hasPage: false, outcome: null };
    this.runs.set(key, run);
    if (!ticket) return;
    this.send([buildReport(run, { what: 'started' })]);
    this.watchPage?.();
  }

  /** Called when a page or a slot of the area has loaded. The version counts as working some seconds later. */
  load(area: string, version: string, isPage: boolean): void {
    const run = this.runs.get(versionName({ area, version }));
    if (!run || (run.loadMs !== undefined && !(isPage && !run.hasPage))) return;
    run.loadMs ??= Math.round(performance.now() - run.startedAt);
    run.hasPage ||= isPage;
    this.setTimeout(() => this.settle(run), timeLimits.okAfter);
  }

  private settle(run: VersionRun): void {
    const { area, version, outcome, loadMs, isUnattributed } = run;
    if (outcome !== null || isUnattributed || this.waiting.length > 0) return;
    const isVisible = document.visibilityState === 'visible';
    if (run.hasPage && isVisible && isBlank()) {
      const detail = new AreaError(area, 'render', version, new BlankError('The page shows nothing'));
      this.fail(new CustomEvent(preloadErrorEvent, { detail }));
      return;
    }
    if (run.hasPage && run.ticket && this.pageState) {
      const state = isVisible ? this.pageState() : null;
      if (state && state !== 'ready' && !run.isWaiting) {
        run.isWaiting = true;
        this.send([buildReport(run, { what: 'waiting' })]);
      }
      if (!state || state === 'empty') {
        this.setTimeout(() => this.settle(run), timeLimits.settleInterval);
        return;
      }
    }
    run.outcome = 'ok';
    this.send([buildReport(run, { what: 'ok', ...(loadMs === undefined ? {} : { loadMs }) })]);
  }

  /** Keeps a failure until the code that reports it has loaded. If it cannot load, the next failure tries again. */
  private fail(event: Event): void {
    if (this.waiting.length < maxWaiting) this.waiting.push({ event, route: this.findRoute() });
    this.loadReports().then(
      ({ reportFailure }) => {
        for (const failure of this.waiting.splice(0)) reportFailure(this, failure);
      },
      () => undefined,
    );
  }

  private reportLeft(): void {
    // Not sent while a failure waits, because a session with neither an outcome nor this report counts as failing.
    if (this.waiting.length > 0) return;
    const open = [...this.runs.values()].filter(
      ({ outcome, ticket, hasLeft }) => outcome === null && ticket && !hasLeft,
    );
    for (const run of open) run.hasLeft = true;
    this.send(open.map((run) => buildReport(run, { what: 'left' })));
  }
}

export const buildReport = <Content extends object>(
  { area, version, ticket }: VersionRun,
  content: Content,
) => ({
  ...{ area, version },
  ...(ticket ? { ticket } : {}),
  ...content,
});
