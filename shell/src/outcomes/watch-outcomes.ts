import type { PageDiscovery } from '@az/shared/discovery';
import { matchPath } from '@az/shared/router';
import { timeLimits } from '../page/time-limits.ts';
import { OutcomeWatch } from './outcome-watch.ts';

/** Begins to watch what becomes of the areas of this page, and of the shell itself. */
export function watchOutcomes({ routes, shell }: Pick<PageDiscovery, 'routes' | 'shell'>): OutcomeWatch {
  const routeOf = () => routes.find(({ path }) => matchPath(path, location.pathname))?.path ?? '*';
  const watch = new OutcomeWatch(routeOf);
  watch.listen();
  // Its start was told before its code was asked for.
  watch.start('shell', shell);
  setTimeout(() => {
    import('./vitals.ts').then(
      ({ collectVitals }) => collectVitals((vitals) => watch.tellVitals(vitals)),
      () => undefined,
    );
  }, timeLimits.settled);
  return watch;
}
