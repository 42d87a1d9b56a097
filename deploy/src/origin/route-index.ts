import type { RouteGroup } from '@az/shared/area';
import type { ShellRecord } from '../versions/record.ts';
import type { Live } from '../versions/versions.ts';
import { escapeRegExp } from './escape-regexp.ts';

export type KnownRoute = { path: string; group: RouteGroup; area: string };

function matcher(pattern: string): RegExp {
  const source = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : escapeRegExp(part)))
    .join('/');
  return new RegExp(`^${source}/?$`, 'i');
}

const parameters = (path: string): number => path.split('/:').length - 1;

export const notFoundRoute: KnownRoute = { path: '*', group: 'public', area: 'shell' };

export const ownRoutes = (shell: ShellRecord): KnownRoute[] =>
  Object.keys(shell.pages).map((path) => ({ path, group: 'public', area: 'shell' }));

function sortedRoutes({ shell, areas }: Pick<Live, 'shell' | 'areas'>): KnownRoute[] {
  return [
    ...ownRoutes(shell).filter(({ path }) => path !== notFoundRoute.path),
    ...areas.flatMap(({ area, routes }) => routes.map(({ path, group }) => ({ path, group, area }))),
  ].sort((a, b) => parameters(a.path) - parameters(b.path));
}

const indexes = new WeakMap<Live['areas'], { shell: ShellRecord; index: KnownRoute[] }>();

/** Every live route, the most specific first. Made once for the same list of areas. */
export function routeIndex({ shell, areas }: Live): KnownRoute[] {
  const known = indexes.get(areas);
  if (known?.shell === shell) return known.index;
  const index = sortedRoutes({ shell, areas });
  indexes.set(areas, { shell, index });
  return index;
}

/** Routes without parameters by their path in lower case, and the patterns of the others. */
type RouteTable = { fixed: Map<string, KnownRoute>; patterns: [RegExp, KnownRoute][] };

const tables = new WeakMap<KnownRoute[], RouteTable>();

function tableOf(index: KnownRoute[]): RouteTable {
  const known = tables.get(index);
  if (known) return known;
  const table: RouteTable = { fixed: new Map(), patterns: [] };
  for (const route of index) {
    const path = route.path.toLowerCase();
    if (parameters(path) > 0) table.patterns.push([matcher(route.path), route]);
    else if (!table.fixed.has(path)) table.fixed.set(path, route);
  }
  tables.set(index, table);
  return table;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname).normalize('NFC');
  } catch {
    return pathname;
  }
}

/** The route of a requested path; `/` is the home feed (specification, section 2); null for an unknown path. */
export function findRoute(index: KnownRoute[], pathname: string): KnownRoute | null {
  // Routes are written with their letters, addresses with the UTF-8 of these percent-encoded.
  const path = pathname === '/' ? '/feed/home' : decoded(pathname);
  const { fixed, patterns } = tableOf(index);
  // A route may be declared with a slash at its end.
  const lower = path.toLowerCase();
  const route = fixed.get(lower) ?? fixed.get(lower.replace(/\/$/, ''));
  return route ?? patterns.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
