import type { RouteGroup } from '@az/shared/area';
import { currentSession } from '@az/shared/auth';
import type { IndexedRoute } from '@az/shared/discovery';
import { paths, signInPath } from '@az/shared/paths';
import { createBrowserRouter, type RouteObject, redirect } from '@az/shared/router';
import type { ComponentType } from 'react';
import { AreaFrame, setAreaFrame } from '../areas/AreaFrame.tsx';
import type { PageAreas } from '../areas/discovery.ts';
import { LoadableView } from '../areas/LoadableView.tsx';
import { loadPage, type Prepare } from '../areas/load-area.ts';
import { Loadable } from '../areas/loadable.ts';
import { PageSkeleton } from '../areas/PageSkeleton.tsx';
import { Root } from '../chrome/Root.tsx';
import { whenIdle } from '../page/when-idle.ts';
import { CurrentPageBlankCheck } from '../release-monitoring/BlankPageCheck.tsx';
import { Guard } from './Guard.tsx';
import { guarded } from './groups.ts';
import { LayoutView } from './LayoutView.tsx';
import { layouts } from './layouts.ts';
import { pages } from './pages.ts';
import { RouteLookupError } from './RouteLookupError.tsx';
import type { RouteIndex } from './route-index.ts';
import { RouteLookup } from './route-lookup.ts';

type Router = ReturnType<typeof createBrowserRouter>;

type PageRoute = {
  path: string;
  group: RouteGroup;
  page: Loadable<ComponentType>;
  title?: string;
  /** Throws if the page must not be shown. */
  check?: () => void;
};

/** Whether loading has failed, so that a link to the current page loads it again. */
const hasFailed = (loadable: Loadable<unknown>) => loadable.getState().status === 'failed';

/** Whether the pages of the group need a session, and there is none. */
const needsSignIn = (group: RouteGroup) => guarded[group] && currentSession().status === 'signed-out';

function pageRoute({ path, group, page, title, check }: PageRoute): RouteObject {
  return {
    path,
    loader: async () => {
      check?.();
      return needsSignIn(group) ? null : page.ensureForNavigation();
    },
    shouldRevalidate: () => check !== undefined || hasFailed(page),
    handle: page,
    element: (
      <LoadableView
        loading={<PageSkeleton />}
        loadable={page}
        componentProps={{}}
        {...(title && { title })}
      />
    ),
  };
}

type AreaContext = {
  areas: PageAreas;
  /** Called with each page that has loaded, and awaited. */
  prepare: (prepare: Prepare) => Promise<void>;
};

function areaRoute({ areas, prepare }: AreaContext, area: string, routes: IndexedRoute[]): RouteObject {
  const loadFramed = async (path: string) => {
    const { value, live } = await loadPage(areas, area, path);
    setAreaFrame(live, value.Frame);
    await prepare(value.prepare);
    return { value: value.Page, live };
  };
  return {
    element: (
      <>
        <AreaFrame area={area} />
        <CurrentPageBlankCheck />
      </>
    ),
    children: routes.map(({ path, group, title }) => {
      const page = new Loadable(area, () => loadFramed(path), areas);
      return pageRoute({ path, group, page, title });
    }),
  };
}

/** One route for each area of the group, containing the routes of its pages. */
function areaRoutes(context: AreaContext, group: RouteGroup, index: IndexedRoute[]): RouteObject[] {
  const routes = index.filter((route) => route.group === group);
  return [...new Set(routes.map(({ area }) => area))].map((area) =>
    areaRoute(
      context,
      area,
      routes.filter((route) => route.area === area),
    ),
  );
}

function groupRoute(group: RouteGroup, own: RouteObject[], hash: () => string): RouteObject {
  const loadable = new Loadable('shell', async () => ({ value: await layouts[group]() }));
  // Loaded ahead of time, because a navigation to another group must not need the network for its layout.
  whenIdle(() => void layouts[group]().catch(() => undefined));
  const layout = <LayoutView isGuarded={guarded[group]} loadable={loadable} />;
  return {
    id: group,
    // Here as well as in the guard, because a redirect while rendering mounts the sign-in page twice.
    loader: ({ request }) => {
      const { pathname, search } = new URL(request.url);
      return needsSignIn(group)
        ? redirect(signInPath(`${pathname}${search}${hash()}`))
        : loadable.ensureForNavigation();
    },
    shouldRevalidate: () => hasFailed(loadable),
    element: guarded[group] ? <Guard>{layout}</Guard> : layout,
    children: own,
  };
}

function shellRoutes(lookup: RouteLookup): RouteObject[] {
  return Object.entries(pages).map(([path, load]) => {
    const page = new Loadable('shell', async () => ({ value: (await load()).Component }));
    if (path !== '*') return pageRoute({ path, group: 'public', page });
    const check = () => lookup.assertComplete();
    return { ...pageRoute({ path, group: 'public', page, check }), errorElement: <RouteLookupError /> };
  });
}

/**
 * A router with the groups (their layouts and guards), the shell's pages, and every route of the index. The index is
 * completed before a path counts as unknown. A navigation waits until `waitForSession` has resolved, and a page of an area is
 * shown once `prepare` has.
 */
export function createRouter(
  areas: PageAreas,
  index: RouteIndex,
  waitForSession: (pathname: string) => Promise<void> | undefined = () => undefined,
  prepare: AreaContext['prepare'] = async () => undefined,
) {
  const context = { areas, prepare };
  const groups = Object.keys(guarded) as RouteGroup[];
  const lookup = new RouteLookup(index);
  let router: Router | null = null;
  const ownRoutes = (group: RouteGroup) => [
    ...areaRoutes(context, group, index.routes),
    ...(group === 'public' ? shellRoutes(lookup) : []),
  ];
  // A request has no hash. It is taken from the navigation or, at the start of the page, from the address.
  const hash = () => (router?.state.navigation.location ?? location).hash;
  const root: RouteObject = {
    element: <Root />,
    loader: async ({ request }) => {
      await waitForSession(new URL(request.url).pathname);
      return null;
    },
    shouldRevalidate: () => currentSession().status === 'pending',
    children: [
      {
        path: '/',
        loader: ({ request }) => redirect(`${paths.feedHome()}${new URL(request.url).search}${hash()}`),
      },
      ...groups.map((group) => groupRoute(group, ownRoutes(group), hash)),
    ],
  };
  index.onRoutesAdded((late) => {
    for (const group of groups) router?.patchRoutes(group, areaRoutes(context, group, late));
  });
  // The page's first path needs no lookup: the origin has resolved it.
  const patchRoutesOnNavigation = async ({ path }: { path: string }) => {
    if (router?.state.initialized) await lookup.lookUp(path);
  };
  router = createBrowserRouter([root], index.isComplete ? {} : { patchRoutesOnNavigation });
  return router;
}
