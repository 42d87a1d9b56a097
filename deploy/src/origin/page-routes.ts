import type { IndexedRoute, PageDiscovery } from '@az/shared/discovery';
import type { AreaRecord } from '../versions/record.ts';
import type { Live } from '../versions/versions.ts';

/** Address of the whole route index, for shells whose page contains only a part of it. */
export const routesPath = '/discovery/routes';

/** Maximum of routes in a page when its shell can ask for the others. */
const maxRoutes = 100;

export const indexedRoutes = (areas: AreaRecord[]): IndexedRoute[] =>
  areas.flatMap(({ area, routes, search = true }) =>
    routes.map(({ path, group, title }) => ({ path, group, title, area, ...(search && { search }) })),
  );

/** A page's route index. A long one is cut: it has the areas that the page needs, then others up to the limit. */
export function pageRoutes(
  { shell, areas }: Live,
  needed: AreaRecord[],
): Pick<PageDiscovery, 'routes' | 'routesAt'> {
  const whole = indexedRoutes(areas);
  if (!shell.asksForRoutes || whole.length <= maxRoutes) return { routes: whole };
  const carried = new Set(needed);
  let room = needed.reduce((left, { routes }) => left - routes.length, maxRoutes);
  for (const area of areas) {
    if (carried.has(area)) continue;
    room -= area.routes.length;
    if (room < 0) break;
    carried.add(area);
  }
  return { routes: indexedRoutes(areas.filter((area) => carried.has(area))), routesAt: routesPath };
}
