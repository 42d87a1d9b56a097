import type { IndexedRoute } from '@az/shared/discovery';
import { matchPath } from '@az/shared/router';
import { pages } from './pages.ts';

const shellPaths = ['/', ...Object.keys(pages).filter((path) => path !== '*')];

const asText = (path: string): string => path.replace(/\/+$/, '').toLowerCase();

/** Compares patterns without parameters as text, like `matchPath`, which would compile an expression for each call. */
const matchesAny = (patterns: string[], pathname: string): boolean => {
  const text = asText(pathname);
  return patterns.some((pattern) =>
    /[:*?]/.test(pattern) ? matchPath(pattern, pathname) !== null : asText(pattern) === text,
  );
};

/** The routes of areas known to this page: those that the origin wrote into it, and all others after `loadRest`. */
export class RouteIndex {
  readonly routes: IndexedRoute[];
  private restUrl: string | null;
  private asking: Promise<void> | null = null;
  private readonly listeners: ((late: IndexedRoute[]) => void)[] = [];

  constructor({ routes, routesAt = null }: { routes: IndexedRoute[]; routesAt?: string | null }) {
    this.routes = routes;
    this.restUrl = routesAt;
  }

  get isComplete(): boolean {
    return this.restUrl === null;
  }

  /** Loads the rest unless it is loaded or pending. Rejects if it cannot be loaded; the next call tries again. */
  loadRest(): Promise<void> {
    if (this.restUrl === null) return Promise.resolve();
    this.asking ??= this.ask(this.restUrl).finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  /** Calls back with new routes, before `loadRest` resolves. */
  onRoutesAdded(listener: (late: IndexedRoute[]) => void): void {
    this.listeners.push(listener);
  }

  hasPage(pathname: string): boolean {
    return matchesAny(
      this.routes.map(({ path }) => path),
      pathname,
    );
  }

  /** Whether a path leads to a page. True for unknown paths until the index is complete, so that no link is hidden. */
  isLive(path: string): boolean {
    const [pathname = path] = path.split(/[?#]/);
    return !this.isComplete || this.hasPage(pathname) || matchesAny(shellPaths, pathname);
  }

  private async ask(restUrl: string): Promise<void> {
    const { fetchRoutes } = await import('./fetch-routes.ts');
    const late = await fetchRoutes(restUrl, this.routes);
    this.routes.push(...late);
    this.restUrl = null;
    for (const listener of this.listeners) listener(late);
  }
}
