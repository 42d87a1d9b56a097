import type { RouteGroup } from '@az/shared/area';
import { currentSession } from '@az/shared/auth';
import type { IndexedRoute } from '@az/shared/discovery';
import { paths } from '@az/shared/paths';
import { createBrowserRouter, type RouteObject, redirect } from '@az/shared/router';
import type { ComponentType } from 'react';
import { AreaFrame, keepFrame } from '../areas/AreaFrame.tsx';
import { ShownBlankWatch } from '../areas/BlankWatch.tsx';
import type { PageAreas } from '../areas/discovery.ts';
import { LoadableView } from '../areas/LoadableView.tsx';
import { loadPage } from '../areas/load-area.ts';
import { Loadable } from '../areas/loadable.ts';
import { PageSkeleton } from '../areas/PageSkeleton.tsx';
import { Root } from '../chrome/Root.tsx';
import { whenIdle } from '../page/when-idle.ts';
import { Guard } from './Guard.tsx';
import { guarded } from './groups.ts';
import { LayoutView } from './LayoutView.tsx';
import { layouts } from './layouts.ts';
import { pages } from './pages.ts';

type PageRoute = {
  path: string;
  group: RouteGroup;
  page: Loadable<ComponentType>;
};

/** Whoever follows a link to where they are, while something of it failed, asks for that again. */
const hasFailed = (part: Loadable<unknown>) => part.getState().status === 'failed';

function pageRoute({ path, group, page }: PageRoute): RouteObject {
  // Without a session the guard leads elsewhere: the page's code is not needed.
  const isBarred = () => guarded[group] && currentSession().status === 'signed-out';
  return {
    path,
    loader: () => (isBarred() ? null : page.hold()),
    shouldRevalidate: () => hasFailed(page),
    handle: page,
    element: <LoadableView loading={<PageSkeleton />} part={page} partProps={{}} />,
  };
}

function areaRoute(areas: PageAreas, area: string, routes: IndexedRoute[]): RouteObject {
  const version = () => areas.versionOf(area);
  const isTrial = () => areas.isTrial(area);
  const loadFramed = async (path: string) => {
    const { Page, Frame } = await loadPage(areas, area, path);
    keepFrame(area, Frame);
    return Page;
  };
  return {
    element: (
      <>
        <AreaFrame area={area} version={version} />
        <ShownBlankWatch isTrial={isTrial} />
      </>
    ),
    children: routes.map(({ path, group }) => {
      const page = new Loadable(area, () => loadFramed(path), areas);
      return pageRoute({ path, group, page });
    }),
  };
}

function groupRoute(areas: PageAreas, group: RouteGroup, index: IndexedRoute[]): RouteObject {
  const part = new Loadable('shell', layouts[group]);
  // Before it is needed: the way to another page must not need the network for what is around it.
  whenIdle(() => void layouts[group]().catch(() => undefined));
  const layout = <LayoutView isGuarded={guarded[group]} part={part} />;
  const routes = index.filter((route) => route.group === group);
  const names = [...new Set(routes.map((route) => route.area))];
  return {
    loader: () => part.hold(),
    shouldRevalidate: () => hasFailed(part),
    element: guarded[group] ? <Guard>{layout}</Guard> : layout,
    children: [
      ...names.map((area) =>
        areaRoute(
          areas,
          area,
          routes.filter((route) => route.area === area),
        ),
      ),
      ...(group === 'public' ? shellRoutes() : []),
    ],
  };
}

function shellRoutes(): RouteObject[] {
  return Object.entries(pages).map(([path, load]) =>
    pageRoute({
      path,
      group: 'public',
      page: new Loadable('shell', async () => (await load()).Component),
    }),
  );
}

/**
 * The page's router: the six groups with their layouts and guards, the shell's own pages, and every route of the index
 * that the origin wrote into the page. A navigation waits until `holdSession` says that the session of its path is
 * decided.
 */
export function createRouter(
  areas: PageAreas,
  index: IndexedRoute[],
  holdSession: (pathname: string) => Promise<void> | undefined = () => undefined,
) {
  const groups = Object.keys(guarded) as RouteGroup[];
  return createBrowserRouter([
    {
      element: <Root />,
      loader: async ({ request }) => {
        await holdSession(new URL(request.url).pathname);
        return null;
      },
      shouldRevalidate: () => currentSession().status === 'pending',
      children: [
        {
          path: '/',
          loader: ({ request }) => redirect(`${paths.feedHome()}${new URL(request.url).search}`),
        },
        ...groups.map((group) => groupRoute(areas, group, index)),
      ],
    },
  ]);
}
