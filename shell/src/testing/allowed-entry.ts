import type { DiscoveryEntry } from '@az/shared/discovery';
import type { PageAreas } from '../areas/discovery.ts';

/** The entry of an area, its files allowed to load. */
export async function allowedEntry(areas: PageAreas, area: string): Promise<DiscoveryEntry> {
  const live = await areas.find(area);
  await areas.allow(live);
  return live.entry;
}
