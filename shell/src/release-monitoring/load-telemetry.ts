import { type FailureKind, type PageReport, versionName } from '@az/shared/discovery';
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
import { sendReports } from './send-reports.ts';
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

const causeText = (cause: unknown): string =>
  (cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)).slice(0, maxCauseLength);

/** Positions in scripts of areas, one a line, without hosts and messages; undefined where the browser names none. */
function stackOf(cause: unknown): { stack?: string } {
  const { stack = '' } = cause instanceof Error ? cause : {};
  const frames = [...stack.matchAll(/\/areas\/[\w.+/-]+\.js:\d+:\d+/g)].slice(0, maxFrames);
  return frames.length > 0 ? { stack: frames.join('\n').slice(0, maxStackLength) } : {};
}

/** Reports to the origin the outcome of each area in this page view, once each; a later failure replaces a success. */
export class LoadTelemetry {
  private readonly runs = new Map<string, Run>();
  private readonly routeOf: () => string;
  private readonly send: (reports: PageReport[]) => void;
  private failures = 0;

  /** `routeOf` returns the pattern of the current route. */
  constructor(routeOf: () => string, send: (reports: PageReport[]) => void = sendReports) {
    this.routeOf = routeOf;
    this.send = send;
  }

  /** Listens for failures in the page, and for its end. */
  listen(): void {
    window.addEventListener(preloadErrorEvent, (event) =>
      this.fail((event as CustomEvent<PreloadErrorDetail>).detail, false),
    );
    window.addEventListener(fallbackEvent, (event) =>
      this.fail((event as CustomEvent<PreloadErrorDetail>).detail, true),
    );
    window.addEventListener('error', ({ error, filename }) => this.crash(error, filename));
    window.addEventListener('unhandledrejection', ({ reason }) => this.crash(reason, ''));
    window.addEventListener('pagehide', () => this.reportLeft());
  }

  /** Starts the report of an area's version, before its code loads. */
  start(
    area: string,
    { version, base, ticket }: { version: string; base: string; ticket?: string | undefined },
  ): void {
    const key = versionName({ area, version });
    // A development server rebuilds on every change: there is no version to report.
    if (this.runs.has(key) || version.endsWith('+development')) return;
    const run = { area, version, base, ticket, startedAt: performance.now(), hasPage: false, outcome: null };
    this.runs.set(key, run);
    if (ticket) this.send([this.buildReport(run, { what: 'started' })]);
  }

  /** A page or a slot of the area was loaded; it counts as working some seconds later. */
  load(area: string, version: string | null, isPage: boolean): void {
    const run = this.runOf({ area, version });
    if (!run || (run.loadMs !== undefined && !(isPage && !run.hasPage))) return;
    run.loadMs ??= Math.round(performance.now() - run.startedAt);
    run.hasPage ||= isPage;
    setTimeout(() => this.settle(run), timeLimits.okAfter);
  }

  /** Reports the web vitals of the page view, for the area of its first page. */
  reportVitals(vitals: Vitals): void {
    const first = [...this.runs.values()].find(({ hasPage }) => hasPage);
    if (first) this.send([this.buildReport(first, { what: 'vitals', ...vitals })]);
  }

  private runOf({ area, version }: Pick<PreloadErrorDetail, 'area' | 'version'>): Run | undefined {
    return version === null ? undefined : this.runs.get(versionName({ area, version }));
  }

  private settle(run: Run): void {
    if (run.outcome !== null) return;
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
    this.send([this.buildReport(run, { what: 'ok', ...(loadMs === undefined ? {} : { loadMs }) })]);
  }

  private fail(detail: PreloadErrorDetail, hidden: boolean): void {
    const run = this.runOf(detail);
    if (run) this.reportFailure(run, kindOf(detail), detail, hidden);
  }

  private crash(cause: unknown, file: string): void {
    // Already reported with its stage.
    if (cause instanceof AreaError) return;
    const trace = cause instanceof Error ? (cause.stack ?? '') : '';
    const [base] = /\/areas\/[^/]+\/[^/]+\//.exec(trace) ?? /\/areas\/[^/]+\/[^/]+\//.exec(file) ?? [];
    const run = [...this.runs.values()].find((one) => one.base === base);
    if (run) this.reportFailure(run, 'fail-crash', { stage: 'running', cause }, false);
  }

  private reportFailure(
    run: Run,
    what: FailureKind,
    { stage, cause, reportId = newReportId() }: { stage: string; cause?: unknown; reportId?: string },
    hidden: boolean,
  ): void {
    run.outcome = 'failed';
    this.failures += 1;
    if (this.failures > maxFailures) return;
    const failure = {
      id: reportId,
      stage,
      route: this.routeOf(),
      cause: causeText(cause),
      ...stackOf(cause),
      hidden,
    };
    this.send([this.buildReport(run, { what, failure })]);
  }

  private reportLeft(): void {
    const open = [...this.runs.values()].filter(({ outcome, ticket }) => outcome === null && ticket);
    this.send(open.map((run) => this.buildReport(run, { what: 'left' })));
  }

  private buildReport<Content extends object>({ area, version, ticket }: Run, content: Content) {
    return { area, version, ...(ticket ? { ticket } : {}), ...content };
  }
}
