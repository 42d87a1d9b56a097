/** A route without the names of its parameters, because routes that differ only in these names are the same. */
export const normalPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/:[^/]+/g, ':')
    .replace(/(?<=.)\/$/, '');

const partsOf = (path: string): string[] => normalPath(path).split('/').slice(1);

/** The first part of a route: `feed` of `/feed/home`. */
export const firstPart = (path: string): string => partsOf(path)[0] ?? '';

function meet([part, ...rest]: string[], [other, ...others]: string[]): boolean {
  if (part === '*' || other === '*') return true;
  if (part === undefined || other === undefined) return part === other;
  return (part === ':' || other === ':' || part === other) && meet(rest, others);
}

/** Whether there is an address that both routes match: `/blogs/:id` and `/blogs/new`, `/feed/*` and `/feed/home`. */
export const overlap = (path: string, other: string): boolean => meet(partsOf(path), partsOf(other));

const name = String.raw`(?!\.\.?(?:/|$))[\p{L}\p{N}._~-]+`;
const areaRoute = new RegExp(String.raw`^/${name}(/${name}|/:[A-Za-z]\w*)*(/\*)?/?$`, 'u');

/** An area's route begins with a name, because a parameter would match addresses of all areas. It may end with `*`. */
export const isAreaRoute = (path: string): boolean => areaRoute.test(path);
