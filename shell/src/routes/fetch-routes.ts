import type { IndexedRoute } from '@az/shared/discovery';
import { ownFetch } from '../page/own-fetch.ts';
import { timeLimits } from '../page/time-limits.ts';
import { guarded } from './groups.ts';

function isRoute(value: unknown): value is IndexedRoute {
  const { path, group, title, area }: Partial<IndexedRoute> = value ?? {};
  return (
    typeof path === 'string' &&
    /^\/[^*?#]*$/.test(path) &&
    typeof group === 'string' &&
    Object.hasOwn(guarded, group) &&
    typeof title === 'string' &&
    typeof area === 'string'
  );
}

/** A path without the names of its parameters: two paths with the same shape conflict. */
const withoutNames = ({ path }: IndexedRoute): string => path.toLowerCase().replace(/:[^/]+/g, ':');

/** The valid routes of unknown areas whose path is not taken. Rejects if the index cannot be loaded in time. */
export async function fetchRoutes(url: string, known: IndexedRoute[]): Promise<IndexedRoute[]> {
  const response = await ownFetch(url, { signal: AbortSignal.timeout(timeLimits.discovery) });
  if (!response.ok) throw new Error(`The route index answered ${response.status}`);
  const answer: unknown = await response.json();
  const { routes }: { routes?: unknown } = answer ?? {};
  if (!Array.isArray(routes)) throw new Error('The route index is none');
  // Routes of known areas are left out, because a page keeps its versions, and the index may list another version.
  const areas = new Set(known.map(({ area }) => area));
  const taken = new Set(known.map(withoutNames));
  return routes.filter((route): route is IndexedRoute => {
    if (!isRoute(route) || areas.has(route.area) || taken.has(withoutNames(route))) return false;
    taken.add(withoutNames(route));
    return true;
  });
}
