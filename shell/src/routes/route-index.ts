import type { IndexedRoute } from '@az/shared/discovery';
import { matchPath } from '@az/shared/router';
import { pages } from './pages.ts';

const own = ['/', ...Object.keys(pages).filter((path) => path !== '*')];

const leadsTo = (patterns: string[], pathname: string): boolean =>
  patterns.some((pattern) => matchPath(pattern, pathname) !== null);

/** The routes of areas that this page knows: those the origin wrote into it, and all once somebody has asked for the rest. */
export class RouteIndex {
  /** Grows in place. */
  readonly routes: IndexedRoute[];
  private restAt: string | null;
  private asking: Promise<void> | null = null;
  private readonly listeners: ((late: IndexedRoute[]) => void)[] = [];

  constructor({ routes, routesAt = null }: { routes: IndexedRoute[]; routesAt?: string | null }) {
    this.routes = routes;
    this.restAt = routesAt;
  }

  get isWhole(): boolean {
    return this.restAt === null;
  }

  /** Asks for the rest unless it is there or on its way. Rejects when it cannot be had; the next call tries again. */
  whole(): Promise<void> {
    if (this.restAt === null) return Promise.resolve();
    this.asking ??= this.ask(this.restAt).finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  /** Tells of routes that have come, before `whole` resolves. */
  onGrown(listener: (late: IndexedRoute[]) => void): void {
    this.listeners.push(listener);
  }

  /** Whether the page of an area is known at this path. */
  knows(pathname: string): boolean {
    return leadsTo(
      this.routes.map(({ path }) => path),
      pathname,
    );
  }

  /** Whether a path leads to a page, query and hash aside. Before all is known, what is not known may: no page is hidden. */
  isLive(path: string): boolean {
    const [pathname = path] = path.split(/[?#]/);
    return !this.isWhole || this.knows(pathname) || leadsTo(own, pathname);
  }

  private async ask(restAt: string): Promise<void> {
    const { fetchRoutes } = await import('./fetch-routes.ts');
    const late = await fetchRoutes(restAt, this.routes);
    this.routes.push(...late);
    this.restAt = null;
    for (const listener of this.listeners) listener(late);
  }
}
