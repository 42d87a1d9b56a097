import type { PageDiscovery } from '@az/shared/discovery';
import { matchPath } from '@az/shared/router';
import { timeLimits } from '../page/time-limits.ts';
import { LoadTelemetry, type PageState } from './load-telemetry.ts';
import type { OwnFunctions, PageChecks } from './page-checks.ts';
import { reportSender } from './send-reports.ts';

/**
 * Replaces the page's `fetch` by a function that reads the reply of every failed call, because otherwise Chromium has
 * no resource-timing entry for it. `own.fetch` is replaced too, unless other code had replaced the page's `fetch`.
 */
function readFailedReplies(own: OwnFunctions): void {
  const send = window.fetch;
  const isOwn = send === own.fetch;
  window.fetch = async (...parameters) => {
    const reply = await send(...parameters);
    if (!reply.ok)
      reply
        .clone()
        .arrayBuffer()
        .catch(() => undefined);
    return reply;
  };
  if (isOwn) own.fetch = window.fetch;
}

/** Starts the load telemetry of areas and shell. Must run before code of an area, which may replace functions of the browser. */
export function startLoadTelemetry({
  routes,
  shell,
}: Pick<PageDiscovery, 'routes' | 'shell'>): LoadTelemetry {
  const own = { fetch: window.fetch, setTimeout: window.setTimeout };
  const findRoute = () => routes.find(({ path }) => matchPath(path, location.pathname));
  let checks: Promise<PageChecks> | undefined;
  let pageState = (): PageState => 'empty';
  const loadChecks = async () => {
    readFailedReplies(own);
    await new Promise((resolve) => own.setTimeout.call(window, resolve, timeLimits.watchAfter));
    const { watchPage } = await import('./watch-page.ts');
    return watchPage(own, telemetry);
  };
  const watchPage = () => {
    checks ??= loadChecks();
    checks.then(
      (loaded) => {
        loaded.start();
        pageState = () => loaded.pageState();
      },
      () => {
        // Without the checks it is unknown whether the page still loads, so it counts as ready.
        pageState = () => 'ready';
      },
    );
  };
  const loadReports = () => import('./page-reports.ts');
  const telemetry = new LoadTelemetry({
    ...{ findRoute, send: reportSender(), loadReports, watchPage },
    pageState: () => pageState(),
  });
  telemetry.listen();
  // The inline script of the page (`early-calls.ts`) has already reported its start.
  telemetry.start('shell', shell);
  setTimeout(() => {
    loadReports().then(
      ({ reportVitals }) => reportVitals(telemetry),
      () => undefined,
    );
  }, timeLimits.okAfter);
  return telemetry;
}
