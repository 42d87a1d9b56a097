import type { AreaRecord } from '../versions/record.ts';
import { isGuarded } from '../versions/route-groups.ts';
import type { Finding } from './finding.ts';

/** A route without the names of its parameters, which do not tell it from another one. */
export const normalPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/:[^/]+/g, ':')
    .replace(/(?<=.)\/$/, '');

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
