import type { AreaModule, LoadComponent } from '@az/shared/area';
import type { DiscoveryEntry } from '@az/shared/discovery';
import { integrityOf } from '../page/integrity.ts';
import { AreaError, type LoadStage } from './area-error.ts';
import type { PageAreas } from './discovery.ts';
import { exposedModule } from './exposed-module.ts';

const modules = new Map<string, Promise<AreaModule>>();

async function stage<Value>(
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

/** Asks for every file of a route's first view at once, instead of one step of the chain after the other. */
function preloadFirstView(entry: DiscoveryEntry, path: string): void {
  for (const url of entry.extras.az.first[path] ?? []) {
    const integrity = integrityOf(url);
    if (!integrity || document.querySelector(`link[href="${url}"], script[src="${url}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = url.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  }
}

async function loadModule(areas: PageAreas, area: string): Promise<AreaModule> {
  const entry = await stage(areas, area, 'discovery', () => areas.entryOf(area));
  const exposed = await stage(areas, area, 'expose', () => exposedModule(entry));
  if (!exposed?.area) throw new AreaError(area, 'expose', entry.metadata.version, new Error('It exposes no area'));
  return exposed.area;
}

/** The module an area exposes. Loaded once; after a failure the next call tries again. Rejects with `AreaError`. */
export function loadArea(areas: PageAreas, area: string): Promise<AreaModule> {
  const known = modules.get(area);
  if (known) return known;
  const loading = loadModule(areas, area);
  modules.set(area, loading);
  loading.catch(() => modules.delete(area));
  return loading;
}

async function component<Props>(
  areas: PageAreas,
  area: string,
  name: LoadStage,
  load: LoadComponent<Props> | undefined,
) {
  return stage(areas, area, name, async () => {
    if (!load) throw new Error(`The area has no such ${name}`);
    return (await load()).Component;
  });
}

/** Component of an area's page, with everything on the way to it. Rejects with `AreaError`. */
export async function loadPage(areas: PageAreas, area: string, path: string) {
  const entry = await stage(areas, area, 'discovery', () => areas.entryOf(area));
  preloadFirstView(entry, path);
  const module = await loadArea(areas, area);
  return component(areas, area, 'page', module.routes[path]);
}

/** Frame of an area's pages; null when the area has none. Rejects with `AreaError`. */
export async function loadLayout(areas: PageAreas, area: string) {
  const module = await loadArea(areas, area);
  return module.layout ? component(areas, area, 'layout', module.layout) : null;
}

/** Component of a slot. Rejects with `AreaError`. */
export async function loadSlot(areas: PageAreas, area: string, slot: keyof NonNullable<AreaModule['slots']>) {
  const module = await loadArea(areas, area);
  return component(areas, area, 'slot', module.slots?.[slot] as LoadComponent<object> | undefined);
}
