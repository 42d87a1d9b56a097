import type { AreaModule } from '@az/shared/area';
import type { DiscoveryEntry } from '@az/shared/discovery';

const modules: Record<string, () => Promise<{ area: AreaModule }>> = {
  feed: () => import('../../mfe-feed/src/index.ts'),
  profile: () => import('../../mfe-profile/src/index.ts'),
  settings: () => import('../../mfe-settings/src/index.ts'),
  messaging: () => import('../../mfe-messaging/src/index.ts'),
  content: () => import('../../mfe-content/src/index.ts'),
};

/** Replaces the federated import in the one-bundle build: it loads the area's module from the same bundle. */
export async function exposedModule({ extras }: DiscoveryEntry): Promise<{ area: AreaModule } | null> {
  // A container's name is the area's name followed by `_onebundle`.
  return (await modules[extras.az.container.replace(/_onebundle$/, '')]?.()) ?? null;
}
