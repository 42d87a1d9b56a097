import { areasOf, type ControlState, findVersion, type StoredVersion, stableOf } from '../control/state.ts';
import { isShell } from '../versions/record.ts';
import { isGuarded } from '../versions/route-groups.ts';
import type { CrawledPage } from './plan.ts';

export type CrawledRoute = CrawledPage;

const routesOfArea = ({ record }: StoredVersion): CrawledRoute[] =>
  isShell(record)
    ? []
    : record.routes.map(({ path, group }) => ({
        ...{ path, status: 200, signedIn: true },
        ...{ guarded: isGuarded(group), area: record.area },
      }));

/** Routes of an area. For the shell: its own routes, signed out; an unknown address; all routes of stable areas. */
export function crawledRoutes(state: ControlState, version: StoredVersion): CrawledRoute[] {
  const { record } = version;
  if (!isShell(record)) return routesOfArea(version);
  const own = Object.keys(record.pages).map(
    (path): CrawledRoute => ({
      ...{ path, status: path === '*' ? 404 : 200, signedIn: false },
      ...{ guarded: false, area: 'shell' },
    }),
  );
  const areas = areasOf(state).filter((area) => area !== 'shell');
  const stable = areas.flatMap((area) => findVersion(state, area, stableOf(state, area) ?? '') ?? []);
  return [...own, ...stable.flatMap(routesOfArea)];
}

export const addressOf = (route: string, id: string): string =>
  route === '*' ? '/nobody-has-this-address' : route.replace(/:\w+/g, encodeURIComponent(id));
