import type { RouteGroup } from '@az/shared/area';
import type { ShellRecord } from '../versions/record.ts';
import type { Live } from '../versions/versions.ts';
import { escapeRegExp } from './escape-regexp.ts';

/** A page of the product: the area (or the shell) that owns it, and its group. */
export type KnownRoute = { path: string; group: RouteGroup; area: string };

function matcher(pattern: string): RegExp {
  const source = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : escapeRegExp(part)))
    .join('/');
  return new RegExp(`^${source}/?$`, 'i');
}

const parameters = (path: string): number => path.split('/:').length - 1;

/** The not-found page. */
export const notFoundRoute: KnownRoute = { path: '*', group: 'public', area: 'shell' };

/** The shell's own pages, including the not-found page. */
export const ownRoutes = (shell: ShellRecord): KnownRoute[] =>
  Object.keys(shell.pages).map((path) => ({ path, group: 'public', area: 'shell' }));

/** Every live route, the most specific first. */
export function routeIndex({ shell, areas }: Live): KnownRoute[] {
  return [
    ...ownRoutes(shell).filter(({ path }) => path !== notFoundRoute.path),
    ...areas.flatMap(({ area, routes }) => routes.map(({ path, group }) => ({ path, group, area }))),
  ].sort((a, b) => parameters(a.path) - parameters(b.path));
}

/** The route of a requested path; `/` is the home feed (specification, section 2); null for an unknown path. */
export function findRoute(index: KnownRoute[], pathname: string): KnownRoute | null {
  const path = pathname === '/' ? '/feed/home' : pathname;
  return index.find((route) => matcher(route.path).test(path)) ?? null;
}
