import { type GatheringCategory, gatheringCategories, type ListedGathering } from '@az/shared/contracts';
import { featuredIn } from '../../data/events/featured-event.ts';
import { useEvents } from '../../data/events/use-events.ts';
import { useGroups } from '../../data/groups/use-groups.ts';

const discovered = 8;
const groupsShown = 3;

/** The categories that have events, with the number of their events. */
export function categoriesOf(events: ListedGathering[]): { category: GatheringCategory; count: number }[] {
  return gatheringCategories
    .map((category) => ({ category, count: events.filter((event) => event.category === category).length }))
    .filter(({ count }) => count > 0);
}

/** The towns with events, those with most events first, each with the picture of its first event. */
export function destinationsOf(
  events: ListedGathering[],
): { city: string; count: number; picture: string | null }[] {
  const towns = new Map<string, { city: string; count: number; picture: string | null }>();
  for (const { city, picture } of events) {
    if (city === null) continue;
    const known = towns.get(city);
    towns.set(city, { city, count: (known?.count ?? 0) + 1, picture: known?.picture ?? picture });
  }
  return [...towns.values()].sort((one, other) => other.count - one.count);
}

/** The page's data from the events and groups of the network. */
export function useDiscovery() {
  const all = useEvents({});
  const { items: groups = [] } = useGroups('popular', 'suggested');
  const events = all.items ?? [];
  return {
    all,
    featured: featuredIn(events),
    next: events.slice(0, discovered),
    categories: categoriesOf(events),
    destinations: destinationsOf(events),
    groups: groups.slice(0, groupsShown),
  };
}
