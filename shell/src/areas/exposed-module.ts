import type { AreaModule } from '@az/shared/area';
import type { DiscoveryEntry } from '@az/shared/discovery';
import type { Container } from './share-scope.ts';
import './share-scope.ts';

const containerOf = (name: string): Container | undefined =>
  (globalThis as unknown as Record<string, Container | undefined>)[name];

/** The container that an entry defines, loaded by the page's own loader (integrity, attempts, time limit). */
function loadContainer(name: string, url: string): Promise<Container> {
  const present = containerOf(name);
  if (present) return Promise.resolve(present);
  return new Promise((resolve, reject) => {
    globalThis.azPage?.loadScript(url, (end) => {
      const container = containerOf(name);
      if (container) resolve(container);
      else reject(new Error(`Entry ${url} ended with ${end.type} and defined no container`));
    });
  });
}

/**
 * The module that a version of an area exposes, through module federation. The only function that links areas to the
 * page: the one-bundle build of bench/ replaces it by a static import. Rejects if the entry or the exposed module
 * cannot be loaded; the next call tries again.
 */
export async function exposedModule({ url, extras }: DiscoveryEntry): Promise<{ area: AreaModule } | null> {
  const container = await loadContainer(extras.az.container, url);
  if (extras.az.federation === 'standard/1')
    await (await import('./standard-container.ts')).initContainer(container, extras.az.container);
  const factory = await container.get(extras.az.expose);
  // Callers check the module of an area.
  return factory() as { area: AreaModule } | null;
}
