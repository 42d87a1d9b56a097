import type { AreaModule, LoadComponent } from '@az/shared/area';
import type { DiscoveryEntry } from '@az/shared/discovery';
import type { ComponentType, ReactNode } from 'react';
import { isRequested, loadScript, loadStyle } from '../page/page-loader.ts';
import { timeLimits } from '../page/time-limits.ts';
import { AreaError, type LoadStage } from './area-error.ts';
import type { PageAreas } from './discovery.ts';
import { exposedModule } from './exposed-module.ts';

/** A page, and the frame that its area puts around every page, if any. */
export type AreaPage = { Page: ComponentType; Frame: ComponentType<{ children: ReactNode }> | null };

const modules = new Map<string, Promise<AreaModule>>();

async function atStage<Value>(
  areas: PageAreas,
  area: string,
  name: LoadStage,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof AreaError ? cause : new AreaError(area, name, areas.versionOf(area), cause);
  }
}

const fetchScript = (url: string) => new Promise<void>((resolve) => loadScript(url, () => resolve()));

const isStyle = (url: string) => url.endsWith('.css');

const firstView = (entry: DiscoveryEntry, path: string): string[] => entry.extras.az.first[path] ?? [];

const started = new Set<string>();

/**
 * Requests every script of a route's first view at once instead of one after another. A chunk's script only registers
 * modules, so the order does not matter.
 */
function requestScripts(entry: DiscoveryEntry, path: string): Promise<unknown> {
  const fresh = firstView(entry, path).filter((url) => !isStyle(url) && !started.has(url));
  for (const url of fresh) started.add(url);
  return Promise.all(fresh.filter((url) => !isRequested(url)).map(fetchScript));
}

/** Inserts every style sheet of a route's first view, applied or only fetched. */
const insertStyles = (entry: DiscoveryEntry, path: string, isApplied: boolean): Promise<unknown> =>
  Promise.all(
    firstView(entry, path)
      .filter(isStyle)
      .map((url) => loadStyle(url, isApplied)),
  );

/** Fetches the files of a page that may be opened soon; resolves when all have loaded or failed. */
export async function prefetchPage(areas: PageAreas, area: string, path: string): Promise<void> {
  const entry = await areas.entryOf(area).catch(() => null);
  if (entry) await Promise.allSettled([requestScripts(entry, path), insertStyles(entry, path, false)]);
}

async function loadModule(areas: PageAreas, area: string, entry: DiscoveryEntry): Promise<AreaModule> {
  const exposed = await atStage(areas, area, 'expose', () => exposedModule(entry));
  if (!exposed?.area)
    throw new AreaError(area, 'expose', entry.metadata.version, new Error('It exposes no area'));
  return exposed.area;
}

/** The module of the version in use, loaded once; after a failure the next call tries again. */
async function moduleOf(areas: PageAreas, area: string): Promise<AreaModule> {
  const entry = await atStage(areas, area, 'discovery', () => areas.entryOf(area));
  const { container } = entry.extras.az;
  const known = modules.get(container);
  if (known) return known;
  const loading = loadModule(areas, area, entry);
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

/**
 * Runs the work with the version in use; if a canary fails, runs it again with the previous version. Members see no
 * error.
 */
async function withFallback<Value>(
  areas: PageAreas,
  area: string,
  name: LoadStage,
  work: () => Promise<Value>,
): Promise<Value> {
  await atStage(areas, area, 'discovery', () => areas.find(area));
  if (!areas.hasFallback(area)) return work();
  const version = areas.versionOf(area);
  try {
    return await withCanaryTimeout(work());
  } catch (cause) {
    const error = cause instanceof AreaError ? cause : new AreaError(area, name, version, cause);
    if (!areas.fallBack(error)) throw error;
    return work();
  }
}

/** The module an area exposes. Loaded once; after a failure the next call tries again. Rejects with `AreaError`. */
export const loadArea = (areas: PageAreas, area: string): Promise<AreaModule> =>
  withFallback(areas, area, 'expose', () => moduleOf(areas, area));

async function component<Props>(
  areas: PageAreas,
  area: string,
  name: LoadStage,
  load: LoadComponent<Props> | undefined,
) {
  return atStage(areas, area, name, async () => {
    if (!load) throw new Error(`The area has no such ${name}`);
    return (await load()).Component;
  });
}

async function pageOf(areas: PageAreas, area: string, path: string): Promise<AreaPage> {
  const entry = await atStage(areas, area, 'discovery', () => areas.entryOf(area));
  void requestScripts(entry, path);
  const styles = atStage(areas, area, 'page', () => insertStyles(entry, path, true));
  // Prevents an unhandled rejection if the module fails first.
  styles.catch(() => undefined);
  const module = await moduleOf(areas, area);
  const [Page, Frame] = await Promise.all([
    component(areas, area, 'page', module.routes[path]),
    module.layout ? component(areas, area, 'layout', module.layout) : null,
    styles,
  ]);
  areas.reportLoaded(area, true);
  return { Page, Frame };
}

/** A page of an area with everything it needs, and the frame of the area's pages. Rejects with `AreaError`. */
export const loadPage = (areas: PageAreas, area: string, path: string): Promise<AreaPage> =>
  withFallback(areas, area, 'page', () => pageOf(areas, area, path));

/** Component of a slot. `isShown`: counts as shown for the area's load telemetry. Rejects with `AreaError`. */
export const loadSlot = (
  areas: PageAreas,
  area: string,
  slot: keyof NonNullable<AreaModule['slots']>,
  isShown = true,
) =>
  withFallback(areas, area, 'slot', async () => {
    const module = await moduleOf(areas, area);
    const SlotComponent = await component(
      areas,
      area,
      'slot',
      module.slots?.[slot] as LoadComponent<object> | undefined,
    );
    if (isShown) areas.reportLoaded(area, false);
    return SlotComponent;
  });
