/** A route without the names of its parameters, which do not distinguish it. */
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

/** First a name, then names and parameters, perhaps a last `*`. A first parameter would match anybody's addresses. */
export const isAreaRoute = (path: string): boolean => areaRoute.test(path);
