import { type FailureDetails, type FailureKind, type PageReport, versionName } from '@az/shared/discovery';
import {
  AreaError,
  BlankError,
  fallbackEvent,
  newReportId,
  type PreloadErrorDetail,
  preloadErrorEvent,
} from '../areas/area-error.ts';
import { timeLimits } from '../page/time-limits.ts';
import { isBlank } from './is-blank.ts';
import type { Vitals } from './web-vitals.ts';

/** One version of an area in this page view. */
type Run = {
  area: string;
  version: string;
  ticket: string | undefined;
  /** Folder of its files. */
  base: string;
  startedAt: number;
  loadMs?: number;
  hasPage: boolean;
  outcome: 'ok' | 'failed' | null;
  /** It was reported that its page was left, or hidden, before an outcome. */
  hasLeft?: boolean;
  /** A failure of its page was reported that no area is to blame for. */
  isUnattributed?: boolean;
};

/** Dependencies of the load telemetry. */
type Deps = {
  /** Returns the pattern of the current route. */
  routeOf: () => string;
  send: (reports: PageReport[]) => void;
  /** Called when a version of a rollout starts: its page is to be checked. */
  watchPage?: () => void;
};

/** Maximum of reported failures of a page view: repeated ones add no information. */
const maxFailures = 5;
const maxCauseLength = 300;
const maxFrames = 10;
const maxStackLength = 1500;

const kindOf = ({ stage, cause }: Pick<PreloadErrorDetail, 'stage' | 'cause'>): FailureKind => {
  if (stage !== 'render') return 'fail-load';
  return cause instanceof BlankError ? 'fail-blank' : 'fail-mount';
};

/** Only an error has a text: that of another object would be computed by its own code. */
function causeText(cause: unknown): string {
  if (cause instanceof Error) return `${cause.name}: ${cause.message}`;
  return Object(cause) === cause ? 'An object' : String(cause);
}

/** Positions in scripts of areas, one a line, without hosts and messages; undefined where the browser names none. */
function stackOf(cause: unknown): { stack?: string } {
  const { stack = '' } = cause instanceof Error ? cause : {};
  const frames = stack
    .match(/\/areas\/[\w.+/-]+\.js:\d+:\d+/g)
    ?.slice(0, maxFrames)
    .join('\n');
  return frames ? { stack: frames.slice(0, maxStackLength) } : {};
}

/** Reports to the origin the outcome of each area in this page view, once each; a later failure replaces a success. */
export class LoadTelemetry {
  private readonly runs = new Map<string, Run>();
  private readonly deps: Deps;
  // As it is before any code of an area, which may replace it.
  private readonly setTimeout = window.setTimeout.bind(window);
  private failures = 0;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Listens for failures in the page, and for its end. */
  listen(): void {
    for (const type of [preloadErrorEvent, fallbackEvent])
      window.addEventListener(type, (event) =>
        this.fail((event as CustomEvent<PreloadErrorDetail>).detail, type === fallbackEvent),
      );
    window.addEventListener('error', ({ error, filename }) => this.crash(error, filename));
    window.addEventListener('unhandledrejection', ({ reason }) => this.crash(reason, null));
    window.addEventListener('pagehide', () => this.reportLeft());
    // Phones end hidden pages without notice. A later outcome replaces this report.
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
    // A development server rebuilds on every change: there is no version to report.
    if (this.runs.has(key) || version.endsWith('+development')) return;
    const startedAt = performance.now();
    const run: Run = { area, version, base, ticket, startedAt, hasPage: false, outcome: null };
    this.runs.set(key, run);
    if (!ticket) return;
    this.deps.send([this.buildReport(run, { what: 'started' })]);
    this.deps.watchPage?.();
  }

  /** A page or a slot of the area was loaded; it counts as working some seconds later. */
  load(area: string, version: string | null, isPage: boolean): void {
    const run = this.runOf({ area, version });
    if (!run || (run.loadMs !== undefined && !(isPage && !run.hasPage))) return;
    run.loadMs ??= Math.round(performance.now() - run.startedAt);
    run.hasPage ||= isPage;
    this.setTimeout(() => this.settle(run), timeLimits.okAfter);
  }

  /** Reports the web vitals of the page view, for the area of its first page. */
  reportVitals(vitals: Vitals): void {
    const first = [...this.runs.values()].find(({ hasPage }) => hasPage);
    if (first) this.deps.send([this.buildReport(first, { what: 'vitals', ...vitals })]);
  }

  /**
   * Reports a failure of the page whose code is unknown: once for each version of a rollout in this page, because any of
   * them may be the cause.
   */
  failPage(stage: 'error' | 'page', cause: unknown): void {
    const reports = this.pageFailure(stage, cause);
    for (const run of this.runs.values()) run.isUnattributed ||= run.ticket !== undefined;
    this.deps.send(reports);
  }

  /** The reports of such a failure, if it occurred now. */
  pageFailure(stage: 'error' | 'page' | 'hang', cause: unknown): PageReport[] {
    const runs = [...this.runs.values()].filter(({ ticket, isUnattributed }) => ticket && !isUnattributed);
    return runs.map((run) =>
      this.buildReport(run, {
        what: 'unattributed' as const,
        failure: this.describeFailure({ stage, cause }, false),
      }),
    );
  }

  private runOf({ area, version }: Pick<PreloadErrorDetail, 'area' | 'version'>): Run | undefined {
    return version === null ? undefined : this.runs.get(versionName({ area, version }));
  }

  private settle(run: Run): void {
    if (run.outcome !== null || run.isUnattributed) return;
    if (run.hasPage && document.visibilityState === 'visible' && isBlank()) {
      this.reportFailure(
        run,
        'fail-blank',
        { stage: 'render', cause: new BlankError('The page shows nothing') },
        false,
      );
      return;
    }
    run.outcome = 'ok';
    const { loadMs } = run;
    this.deps.send([this.buildReport(run, { what: 'ok', ...(loadMs === undefined ? {} : { loadMs }) })]);
  }

  private fail(detail: PreloadErrorDetail, hidden: boolean): void {
    const run = this.runOf(detail);
    if (run) this.reportFailure(run, kindOf(detail), detail, hidden);
  }

  /** `file`: where it was thrown; null for a rejection. */
  private crash(cause: unknown, file: string | null): void {
    // Already reported with its stage.
    if (cause instanceof AreaError) return;
    const trace = cause instanceof Error ? String(cause.stack ?? '') : '';
    const [base] = /\/areas\/[^/]+\/[^/]+\//.exec(`${trace}\n${file ?? ''}`) ?? [];
    const run = [...this.runs.values()].find((one) => one.base === base);
    if (run) this.reportFailure(run, 'fail-crash', { stage: 'running', cause }, false);
    // With a location it is other code, such as an extension's. Errors without one are the browser's notices.
    else if (file === null && !trace.includes('://')) this.failPage('error', cause);
  }

  private reportFailure(
    run: Run,
    what: FailureKind,
    { stage, cause, reportId }: { stage: string; cause?: unknown; reportId?: string },
    hidden: boolean,
  ): void {
    run.outcome = 'failed';
    this.failures += 1;
    if (this.failures > maxFailures) return;
    const failure = this.describeFailure({ stage, cause, reportId }, hidden);
    this.deps.send([this.buildReport(run, { what, failure })]);
  }

  private describeFailure(
    { stage, cause, reportId = newReportId() }: { stage: string; cause?: unknown; reportId?: string },
    hidden: boolean,
  ): FailureDetails {
    return {
      id: reportId,
      stage,
      route: this.deps.routeOf(),
      cause: causeText(cause).slice(0, maxCauseLength),
      ...stackOf(cause),
      hidden,
    };
  }

  private reportLeft(): void {
    const open = [...this.runs.values()].filter(
      ({ outcome, ticket, hasLeft }) => outcome === null && ticket && !hasLeft,
    );
    for (const run of open) run.hasLeft = true;
    this.deps.send(open.map((run) => this.buildReport(run, { what: 'left' })));
  }

  private buildReport<Content extends object>({ area, version, ticket }: Run, content: Content) {
    return { area, version, ...(ticket ? { ticket } : {}), ...content };
  }
}
