import type { IndexedRoute } from '@az/shared/discovery';
import type { QueryClient } from '@az/shared/query';
import { type createBrowserRouter, matchPath } from '@az/shared/router';
import type { PageAreas } from '../areas/discovery.ts';
import { prefetchPage } from '../areas/load-area.ts';
import { untilNetworkIdle } from '../page/until-network-idle.ts';
import { whenIdle } from '../page/when-idle.ts';
import type { RouteIndex } from './route-index.ts';

/** A pointer that leaves a link within this time, in milliseconds, only passed over it. */
const hoverDelayMs = 60;

type Router = ReturnType<typeof createBrowserRouter>;
type Prefetch = (route: IndexedRoute) => Promise<void>;

export const routeAt = (pathname: string, routes: IndexedRoute[]) =>
  routes.find(({ path }) => path === pathname) ?? routes.find(({ path }) => matchPath(path, pathname));

function routeOf(link: HTMLAnchorElement, routes: IndexedRoute[]): IndexedRoute | undefined {
  return link.origin === location.origin && !link.target ? routeAt(link.pathname, routes) : undefined;
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Prefetches the page of a link that is hovered or focused for a moment, or touched: it will likely be followed. */
function watchIntent(routes: IndexedRoute[], prefetch: Prefetch): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = (link: HTMLAnchorElement, after: number) => {
    const route = routeOf(link, routes);
    if (route) timer = setTimeout(() => void prefetch(route), after);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    const after = type === 'touchstart' ? 0 : hoverDelayMs;
    document.addEventListener(
      type,
      (event) => {
        clearTimeout(timer);
        const link = linkOf(event);
        if (link) start(link, after);
      },
      { passive: true },
    );
  }
  // The pointer may have entered a link before the listener was added.
  const resting = document.querySelector<HTMLAnchorElement>('a[href]:hover');
  if (resting) start(resting, 0);
}

type Connection = { effectiveType?: string };

function isSlowConnection(): boolean {
  const { effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return effectiveType.includes('2g');
}

/** Prefetches, one after another, a page of each new area that the header and menus link to. */
async function prefetchNavigation(
  routes: IndexedRoute[],
  seen: Set<string>,
  prefetch: Prefetch,
): Promise<void> {
  const here = routeAt(location.pathname, routes);
  if (here) seen.add(here.area);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[href], header a[href]')) {
    const route = routeOf(link, routes);
    if (!route || seen.has(route.area)) continue;
    seen.add(route.area);
    await prefetch(route);
  }
}

/** Prefetches first views: of links likely to be followed, and of areas in the page's menus whenever it is idle. */
export async function startPrefetching(
  areas: PageAreas,
  index: Pick<RouteIndex, 'routes' | 'loadRest'>,
  router: Pick<Router, 'subscribe'>,
  queries: QueryClient,
): Promise<void> {
  await index.loadRest().catch(() => undefined);
  const { routes } = index;
  const prefetch: Prefetch = ({ area, path }) => prefetchPage(areas, area, path);
  watchIntent(routes, prefetch);
  if (isSlowConnection()) return;
  const seen = new Set<string>();
  const start = () => void prefetchNavigation(routes, seen, prefetch);
  let at = location.pathname;
  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle' || pathname === at) return;
    at = pathname;
    void untilNetworkIdle(queries).then(() => whenIdle(start));
  });
  start();
}
