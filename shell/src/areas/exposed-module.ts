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
 * The module that a version of an area exposes. The only function that links areas to the page: the one-bundle build of bench/
 * replaces it by a static import. Rejects if it cannot be loaded; the next call tries again.
 */
export async function exposedModule(entry: DiscoveryEntry): Promise<{ area: AreaModule } | null> {
  const { container: name, expose, federation } = entry.extras.az;
  const container =
    federation === 'standard-module/1'
      ? await (await import('./module-container.ts')).importContainer(entry)
      : await loadContainer(name, entry.url);
  if (federation.startsWith('standard'))
    await (await import('./standard-container.ts')).initContainer(container, name);
  const factory = await container.get(expose);
  // The cast is safe, because callers check the module.
  return factory() as { area: AreaModule } | null;
}
