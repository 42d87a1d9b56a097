import type { PageDiscovery } from '@az/shared/discovery';
import { matchPath } from '@az/shared/router';
import { timeLimits } from '../page/time-limits.ts';
import { LoadTelemetry } from './load-telemetry.ts';

/** Starts the load telemetry of the areas of this page, and of the shell itself. */
export function startLoadTelemetry({
  routes,
  shell,
}: Pick<PageDiscovery, 'routes' | 'shell'>): LoadTelemetry {
  const routeOf = () => routes.find(({ path }) => matchPath(path, location.pathname))?.path ?? '*';
  const telemetry = new LoadTelemetry(routeOf);
  telemetry.listen();
  // The inline script of the page (`early-calls.ts`) has already reported its start.
  telemetry.start('shell', shell);
  setTimeout(() => {
    import('./web-vitals.ts').then(
      ({ collectVitals }) => collectVitals((vitals) => telemetry.reportVitals(vitals)),
      () => undefined,
    );
  }, timeLimits.okAfter);
  return telemetry;
}
