import type { AreaRecord } from '../versions/record.ts';
import { isGuarded } from '../versions/route-groups.ts';
import type { Finding } from './finding.ts';

/** A route without the names of its parameters, which do not tell it from another one. */
export const normalPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/:[^/]+/g, ':')
    .replace(/(?<=.)\/$/, '');

/**
 * The name of an area's container, a variable of the page: the area's with underscores for hyphens, then the build after
 * the plus sign of its version (`feed_2d536810`). No two areas and no two builds have one of the same name.
 */
const containerOf = ({ area, version }: AreaRecord): string =>
  `${area.replaceAll('-', '_')}_${version.split('+')[1] ?? ''}`;

/** A container that is called as another area's, or another build's, would be. */
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

/** Routes and slots that two areas both claim. */
export function areaBesideArea(record: AreaRecord, other: AreaRecord): Finding[] {
  const taken = new Set(other.routes.map(({ path }) => normalPath(path)));
  const slots = new Set<string>(other.slots);
  return [
    ...record.routes
      .filter(({ path }) => taken.has(normalPath(path)))
      .map(({ path }) => `${path} is a route of ${other.area}.`),
    ...record.slots.filter((slot) => slots.has(slot)).map((slot) => `${slot} is a slot of ${other.area}.`),
  ].map((what) => ({ who: `${other.area} ${other.version}`, what }));
}

/** Pages that would be open to everybody and are for members now. */
export function guardFindings(record: AreaRecord, served: AreaRecord[]): Finding[] {
  const open = new Set(
    record.routes.filter(({ group }) => !isGuarded(group)).map(({ path }) => normalPath(path)),
  );
  return served.flatMap(({ area, version, routes }) =>
    routes
      .filter(({ path, group }) => isGuarded(group) && open.has(normalPath(path)))
      .map(({ path }) => ({
        who: `${area} ${version}`,
        what: `${path} is for members only and would be public.`,
      })),
  );
}
