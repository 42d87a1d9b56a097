import type { AreaRecord, VersionRecord } from '../versions/record.ts';
import { isGuarded } from '../versions/route-groups.ts';
import type { Finding } from './finding.ts';
import { maxRoutes, normalPath, overlap, routeMistake } from './routes.ts';

/** Name of an area's container, which is a variable of the page: `feed_2d536810`, unique for each area and build. */
const containerOf = ({ area, version }: AreaRecord): string =>
  `${area.replaceAll('-', '_')}_${version.split('+')[1] ?? ''}`;

/** Finding for a container that does not have the name of its area and build. */
export function containerFindings(record: AreaRecord): Finding[] {
  const { area, version, container } = record;
  const who = `${area} ${version}`;
  if (!/\+[0-9A-Za-z]+$/.test(version))
    return [{ who, what: 'its version does not end with the id of a build.' }];
  const own = containerOf(record);
  return container === own
    ? []
    : [{ who, what: `its container is called ${container}, which is not its own name, ${own}.` }];
}

/** Routes that no area may have, whatever else is served. */
export function routeFindings({ area, version, routes }: AreaRecord): Finding[] {
  const who = `${area} ${version}`;
  if (routes.length > maxRoutes)
    return [{ who, what: `it has ${routes.length} routes; an area may have ${maxRoutes}.` }];
  return routes.flatMap(({ path }) => {
    const mistake = routeMistake(path);
    return mistake ? [{ who, what: `${path} is no route of an area: ${mistake}.` }] : [];
  });
}

const shownTaken = 3;

/** Routes of another area with which a route has addresses in common, the first ones by name. */
function takenText(path: string, { area, routes }: AreaRecord): string[] {
  const taken = routes.map((route) => route.path).filter((one) => overlap(path, one));
  if (taken.length === 0) return [];
  const more = taken.length > shownTaken ? ` and ${taken.length - shownTaken} more` : '';
  return [`${path} takes addresses of ${area}: ${taken.slice(0, shownTaken).join(', ')}${more}.`];
}

/** Storage keys that both records declare. */
export function takenKeys({ storage = [] }: AreaRecord, other: VersionRecord): string[] {
  const taken = new Set(other.storage?.map(({ key }) => key));
  return storage.map(({ key }) => key).filter((key) => taken.has(key));
}

/** Routes, slots and storage keys that two areas both claim. */
export function areaBesideArea(record: AreaRecord, other: AreaRecord): Finding[] {
  const slots = new Set<string>(other.slots);
  return [
    ...record.routes.flatMap(({ path }) => takenText(path, other)),
    ...record.slots.filter((slot) => slots.has(slot)).map((slot) => `${slot} is a slot of ${other.area}.`),
    ...takenKeys(record, other).map((key) => `${key} is stored by ${other.area}.`),
  ].map((what) => ({ who: `${other.area} ${other.version}`, what }));
}

/** Findings for pages for members only that become public, because a public route is the same or overlaps theirs. */
export function guardFindings(record: AreaRecord, served: AreaRecord[]): Finding[] {
  const open = record.routes.filter(({ group }) => !isGuarded(group));
  const guarded = record.routes.filter(({ group }) => isGuarded(group));
  const isSame = (path: string) => (route: { path: string }) => normalPath(route.path) === normalPath(path);
  const becomesPublic = (path: string) =>
    open.some(isSame(path)) ||
    (!guarded.some(isSame(path)) && open.some((route) => overlap(route.path, path)));
  return served.flatMap(({ area, version, routes }) =>
    routes
      .filter(({ path, group }) => isGuarded(group) && becomesPublic(path))
      .map(({ path }) => ({
        who: `${area} ${version}`,
        what: `${path} is for members only and would be public.`,
      })),
  );
}
