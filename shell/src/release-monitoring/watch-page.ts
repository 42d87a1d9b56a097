import { heartbeatWorkerPath } from '../page/trusted-types.ts';
import type { LoadTelemetry } from './load-telemetry.ts';
import { type OwnFunctions, PageChecks } from './page-checks.ts';
import { ContentReporter } from './page-content.ts';
import { MeasureCollector } from './page-measures.ts';
import { pageFailureReports, reportContent, reportMeasures, reportPageFailure } from './page-reports.ts';
import { reportsText } from './send-reports.ts';

/** Interval of the messages to the worker, in milliseconds. */
const heartbeatMs = 2_000;

/**
 * Gives a worker, at intervals, the reports to send if no further message comes, which means that the page hangs.
 * While the page is hidden or printing, the worker gets no reports.
 */
function startHeartbeat({ setTimeout }: OwnFunctions, telemetry: LoadTelemetry): void {
  const worker = new Worker(heartbeatWorkerPath);
  const send = (isActive: boolean) => {
    const failure = { stage: 'hang', cause: 'The page does not respond' } as const;
    const reports = isActive ? pageFailureReports(telemetry, failure) : [];
    worker.postMessage(reports.length > 0 ? reportsText(reports) : '');
  };
  const sendNow = () => send(document.visibilityState === 'visible');
  const repeat = () => {
    sendNow();
    setTimeout.call(window, repeat, heartbeatMs);
  };
  document.addEventListener('visibilitychange', sendNow);
  window.addEventListener('afterprint', sendNow);
  for (const type of ['pagehide', 'beforeprint', 'beforeunload'])
    window.addEventListener(type, () => send(false));
  repeat();
}

/** Watches a page with a version of a rollout: whether it is usable, whether it responds, and what it measures. */
export function watchPage(own: OwnFunctions, telemetry: LoadTelemetry): PageChecks {
  startHeartbeat(own, telemetry);
  const areaOf = () => telemetry.findRoute()?.area ?? 'shell';
  new MeasureCollector(areaOf, (measures) => reportMeasures(telemetry, measures)).start(own);
  const contents = new ContentReporter((content) => reportContent(telemetry, areaOf(), content));
  return new PageChecks(own, {
    report: (cause, fault) => {
      // Not reported for the shell: earlier shells lack this report, so a stable one would seem better than a canary.
      const spared = fault === 'only an error' ? ['shell'] : [];
      reportPageFailure(telemetry, { stage: 'page', cause, spared });
    },
    onReady: () => contents.look(),
  });
}
