import type {
  FailureDetails,
  FailureKind,
  PageContent,
  PageMeasures,
  PageReport,
} from '@az/shared/discovery';
import {
  AreaError,
  BlankError,
  fallbackEvent,
  newReportId,
  type PreloadErrorDetail,
} from '../areas/area-error.ts';
import { buildReport, type Failure, type LoadTelemetry, type VersionRun } from './load-telemetry.ts';
import { collectVitals } from './web-vitals.ts';

/** Maximum of reported failures of a page view: repeated ones add no information. */
const maxFailures = 5;
const maxCauseLength = 300;
const maxFrames = 10;
const maxStackLength = 1500;

const kindOf = ({ stage, cause }: Pick<PreloadErrorDetail, 'stage' | 'cause'>): FailureKind => {
  if (stage !== 'render') return 'fail-load';
  return cause instanceof BlankError ? 'fail-blank' : 'fail-mount';
};

/** Reads the text of errors only: converting another object to text would run that object's own code. */
function causeText(cause: unknown): string {
  if (cause instanceof Error) return `${cause.name}: ${cause.message}`;
  return Object(cause) === cause ? 'An object' : String(cause);
}

/** The positions in scripts of areas, one per line, without hosts and messages. No `stack` if there are none. */
function stackOf(cause: unknown): { stack?: string } {
  const { stack = '' } = cause instanceof Error ? cause : {};
  const frames = stack
    .match(/\/areas\/[\w.+/-]+\.js:\d+:\d+/g)
    ?.slice(0, maxFrames)
    .join('\n');
  return frames ? { stack: frames.slice(0, maxStackLength) } : {};
}

type Described = { stage: string; cause?: unknown; reportId?: string; hidden?: boolean };

const describeFailure = (
  { stage, cause, reportId = newReportId(), hidden = false }: Described,
  route: Failure['route'],
): FailureDetails => ({
  ...{ id: reportId, stage, route: route?.path ?? '*' },
  cause: causeText(cause).slice(0, maxCauseLength),
  ...stackOf(cause),
  hidden,
});

export function reportFailure(telemetry: LoadTelemetry, { event, route }: Failure): void {
  const runs = [...telemetry.runs.values()];
  const report = (run: VersionRun | undefined, what: FailureKind, described: Described) => {
    if (!run) return;
    run.outcome = 'failed';
    telemetry.failures += 1;
    if (telemetry.failures <= maxFailures)
      telemetry.send([buildReport(run, { what, failure: describeFailure(described, route) })]);
  };
  if (event instanceof CustomEvent) {
    // Any code can raise these events, so the detail may be missing.
    const { area, version, stage, cause, reportId }: PreloadErrorDetail = event.detail ?? {};
    const run = runs.find((one) => one.area === area && one.version === version);
    report(run, kindOf({ stage, cause }), { stage, cause, reportId, hidden: event.type === fallbackEvent });
    return;
  }
  const { error, filename, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
  const isRejection = event.type === 'unhandledrejection';
  const cause: unknown = isRejection ? reason : error;
  // Already reported with its stage.
  if (cause instanceof AreaError) return;
  const trace = cause instanceof Error ? String(cause.stack ?? '') : '';
  const [base] = /\/areas\/[^/]+\/[^/]+\//.exec(`${trace}\n${filename ?? ''}`) ?? [];
  const run = runs.find((one) => one.base === base);
  if (run) report(run, 'fail-crash', { stage: 'running', cause });
  // Only rejections without a location are reported. Those with one come from other code, such as an extension.
  // Errors without a location are notices of the browser.
  else if (isRejection && !trace.includes('://'))
    reportPageFailure(telemetry, { stage: 'error', cause, route });
}

type PageFailure = {
  stage: 'error' | 'page' | 'hang';
  cause: unknown;
  route?: Failure['route'];
  spared?: string[];
};

/**
 * Reports of a failure that cannot be attributed to an area: one for each version of a rollout in this page, because
 * any of them may be the cause. Versions that already have such a report get no further one.
 */
export function pageFailureReports(
  telemetry: LoadTelemetry,
  { stage, cause, route = telemetry.findRoute(), spared = [] }: PageFailure,
): PageReport[] {
  return [...telemetry.runs.values()]
    .filter(({ area, ticket, isUnattributed }) => ticket && !isUnattributed && !spared.includes(area))
    .map((run) =>
      buildReport(run, {
        what: 'unattributed' as const,
        failure: describeFailure({ stage, cause }, route),
      }),
    );
}

export function reportPageFailure(telemetry: LoadTelemetry, failure: PageFailure): void {
  const reports = pageFailureReports(telemetry, failure);
  for (const run of telemetry.runs.values())
    run.isUnattributed ||= run.ticket !== undefined && !failure.spared?.includes(run.area);
  telemetry.send(reports);
}

/** Reports the web vitals of the page view when it is first hidden, for the area of its first page. */
export function reportVitals({ runs, send }: LoadTelemetry): void {
  collectVitals((vitals) => {
    const first = [...runs.values()].find(({ hasPage }) => hasPage);
    if (first) send([buildReport(first, { what: 'vitals', ...vitals })]);
  });
}

/** Reports the measurements of each area that was shown, if its version is in a rollout. */
export function reportMeasures(
  { runs, send }: LoadTelemetry,
  measures: ReadonlyMap<string, PageMeasures>,
): void {
  const reports = [...runs.values()].flatMap((run) => {
    const ofArea = run.ticket && measures.get(run.area);
    return ofArea ? [buildReport(run, { what: 'measures' as const, ...ofArea })] : [];
  });
  send(reports);
}

/** Reports what a page contains, for the version of its area and that of the shell, if these are in a rollout. */
export function reportContent({ runs, send }: LoadTelemetry, area: string, content: PageContent): void {
  const reports = [...runs.values()].flatMap((run) =>
    run.ticket && (run.area === area || run.area === 'shell')
      ? [buildReport(run, { what: 'content' as const, ...content })]
      : [],
  );
  send(reports);
}
