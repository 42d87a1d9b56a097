import type { AreaModule, LoadComponent, LoadPage } from '@az/shared/area';
import type { ComponentType, ReactNode } from 'react';
import { isRequested, loadScript, loadStyle } from '../page/page-loader.ts';
import { timeLimits } from '../page/time-limits.ts';
import { AreaError, type LoadStage } from './area-error.ts';
import type { LiveArea, PageAreas } from './discovery.ts';
import { exposedModule } from './exposed-module.ts';
import type { LoadedCode } from './loadable.ts';

export type Prepare = Awaited<ReturnType<LoadPage>>['prepare'];

/** A page, and the frame that its area puts around every page, if any. */
type AreaPage = {
  Page: ComponentType;
  prepare: Prepare;
  Frame: ComponentType<{ children: ReactNode }> | null;
};

type LoadedOfArea<Value> = Required<LoadedCode<Value>>;

const modules = new Map<string, Promise<AreaModule>>();

type Version = Pick<AreaError, 'area' | 'version'>;

const toAreaError = ({ area, version }: Version, stage: LoadStage, cause: unknown): AreaError =>
  cause instanceof AreaError ? cause : new AreaError(area, stage, version, cause);

async function atStage<Value>(live: Version, stage: LoadStage, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    throw toAreaError(live, stage, cause);
  }
}

const fetchScript = (url: string) => new Promise<void>((resolve) => loadScript(url, () => resolve()));

const isStyle = (url: string) => url.endsWith('.css');

const firstView = ({ entry }: LiveArea, path: string): string[] => entry.extras.az.first[path] ?? [];

const started = new Set<string>();

/** Requests every script of a first view at once. A chunk's script only registers modules: the order does not matter. */
function requestScripts(live: LiveArea, path: string): Promise<unknown> {
  const fresh = firstView(live, path).filter((url) => !isStyle(url) && !started.has(url));
  for (const url of fresh) started.add(url);
  return Promise.all(fresh.filter((url) => !isRequested(url)).map(fetchScript));
}

/** Inserts the style sheets of a route's first view; without `isApplied` they are only fetched. */
const insertStyles = (live: LiveArea, path: string, isApplied: boolean): Promise<unknown> =>
  Promise.all(
    firstView(live, path)
      .filter(isStyle)
      .map((url) => loadStyle(url, isApplied)),
  );

/** Fetches the files of a page that may be opened soon; resolves when all have loaded or failed. */
export async function prefetchPage(areas: PageAreas, area: string, path: string): Promise<void> {
  try {
    const live = await areas.find(area);
    await areas.allow(live);
    await Promise.allSettled([requestScripts(live, path), insertStyles(live, path, false)]);
  } catch {
    // The failure is not reported here, because a navigation to the page reports it.
  }
}

async function loadModule(live: LiveArea): Promise<AreaModule> {
  const exposed = await exposedModule(live.entry);
  if (!exposed?.area) throw new Error('It exposes no area');
  return exposed.area;
}

/** The module of a version, loaded once; after a failure the next call tries again. */
function moduleOf(live: LiveArea): Promise<AreaModule> {
  const { container } = live.entry.extras.az;
  const known = modules.get(container);
  if (known) return known;
  const loading = atStage(live, 'expose', () => loadModule(live));
  modules.set(container, loading);
  loading.catch(() => modules.delete(container));
  return loading;
}

/** Rejects after the time limit of a canary; the work itself continues. */
function withCanaryTimeout<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Not there in time')), timeLimits.canary);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

/** Runs the work with the version in use; if a canary fails, again with the previous version. Members see no error. */
async function withFallback<Value>(
  areas: PageAreas,
  area: string,
  stage: LoadStage,
  work: (live: LiveArea) => Promise<Value>,
): Promise<LoadedOfArea<Value>> {
  const run = async (live: LiveArea) => {
    await atStage(live, 'discovery', () => areas.allow(live));
    return { value: await work(live), live };
  };
  const live = await atStage({ area, version: null }, 'discovery', () => areas.find(area));
  if (!live.previous) return run(live);
  try {
    return await withCanaryTimeout(run(live));
  } catch (cause) {
    const error = toAreaError(live, stage, cause);
    const other = areas.fallBack(error);
    if (!other) throw error;
    return run(other);
  }
}

/** The module an area exposes. Loaded once; after a failure the next call tries again. Rejects with `AreaError`. */
export const loadArea = async (areas: PageAreas, area: string): Promise<AreaModule> =>
  (await withFallback(areas, area, 'expose', moduleOf)).value;

const loaded = <Part>(
  live: LiveArea,
  stage: LoadStage,
  load: (() => Promise<Part>) | undefined,
): Promise<Part> =>
  atStage(live, stage, async () => {
    if (!load) throw new Error(`The area has no such ${stage}`);
    return load();
  });

/** A page of an area with everything it needs, and the frame of the area's pages. Rejects with `AreaError`. */
export const loadPage = (areas: PageAreas, area: string, path: string): Promise<LoadedOfArea<AreaPage>> =>
  withFallback(areas, area, 'page', async (live) => {
    void requestScripts(live, path);
    const styles = atStage(live, 'page', () => insertStyles(live, path, true));
    // Prevents an unhandled rejection if the module fails first.
    styles.catch(() => undefined);
    const module = await moduleOf(live);
    const [page, frame] = await Promise.all([
      loaded(live, 'page', module.routes[path]),
      module.layout ? loaded(live, 'layout', module.layout) : null,
      styles,
    ]);
    areas.reportLoaded(live, true);
    return { Page: page.Component, prepare: page.prepare, Frame: frame?.Component ?? null };
  });

/** Component of a slot. `isShown`: whether the load telemetry of the area counts it. Rejects with `AreaError`. */
export const loadSlot = (
  areas: PageAreas,
  area: string,
  slot: keyof NonNullable<AreaModule['slots']>,
  isShown = true,
): Promise<LoadedOfArea<ComponentType<object>>> =>
  withFallback(areas, area, 'slot', async (live) => {
    const { slots } = await moduleOf(live);
    const { Component } = await loaded(live, 'slot', slots?.[slot] as LoadComponent | undefined);
    if (isShown) areas.reportLoaded(live, false);
    return Component;
  });
