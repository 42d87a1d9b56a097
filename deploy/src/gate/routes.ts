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

/** More routes than any area needs; every visitor gets them with `/discovery`. */
export const maxRoutes = 500;

/** A character, or its number where nobody would see it. */
const shown = (sign: string): string =>
  /[\p{L}\p{P}\p{S}]/u.test(sign)
    ? sign
    : `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** Why a part of a route, without its slashes, is no name; null for a name. RFC 3986, and its letters in UTF-8. */
function nameMistake(part: string): string | null {
  if (part === '') return 'it has an empty part';
  if (part === '.' || part === '..') return `its part ${part} is resolved by browsers`;
  if (part.includes('%')) return `${part} is percent-encoded: write the characters themselves`;
  if (part.includes('*')) return '* can only be its last part';
  if (part.normalize('NFC') !== part) return `${part} is not in the Unicode form NFC`;
  const plain = part.normalize('NFKC');
  if (plain !== part) return `${part} looks like ${plain}: write ${plain}`;
  const [sign] = /[^\p{Script=Latin}0-9._~-]/u.exec(part) ?? [];
  if (sign) return `a name has Latin letters, digits and . _ ~ - only, not ${shown(sign)}`;
  return Object.hasOwn(Object.prototype, part) ? `${part} is a reserved word` : null;
}

function partMistake(part: string, isFirst: boolean, isLast: boolean): string | null {
  const isParameter = part.startsWith(':');
  if (isFirst && (isParameter || part === '*'))
    return 'its first part must be a name, for it would take addresses of all areas';
  if (part === '*' && isLast) return null;
  if (!isParameter) return nameMistake(part);
  const name = part.slice(1);
  if (Object.hasOwn(Object.prototype, name)) return `${name} is a reserved word`;
  return /^[A-Za-z]\w*$/.test(name) ? null : `${part} is no parameter, which is : and a name such as :id`;
}

/** Why an area cannot have a route, as the end of a sentence; null if it can. Names come first, `*` last if at all. */
export function routeMistake(path: string): string | null {
  const [start, ...parts] = path.replace(/(?<=.)\/$/, '').split('/');
  if (start !== '') return 'it does not begin with /';
  for (const [index, part] of parts.entries()) {
    const mistake = partMistake(part, index === 0, index === parts.length - 1);
    if (mistake) return mistake;
  }
  return null;
}
