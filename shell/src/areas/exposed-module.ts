import type { AreaModule } from '@az/shared/area';
import type { DiscoveryEntry } from '@az/shared/discovery';
import { loadRemote, registerRemotes } from '@module-federation/runtime';

/**
 * The module that a version of an area exposes, through module federation. The only place that knows how areas are
 * linked to the page: the one-bundle build of bench/ puts a static import here.
 */
export async function exposedModule({ url, extras }: DiscoveryEntry): Promise<{ area: AreaModule } | null> {
  const { container, expose } = extras.az;
  registerRemotes([{ name: container, entry: url }]);
  return loadRemote<{ area: AreaModule }>(`${container}/${expose.replace(/^\.\//, '')}`);
}
