import { type EventCategory, eventCategories, type NetworkEvent } from '../../data/events/event.ts';
import { useEvents } from '../../data/events/use-events.ts';
import { useGroups } from '../../data/groups/use-groups.ts';
import type { PictureName } from '../../data/pictures.ts';

const discovered = 8;
const groupsShown = 3;

/** The categories that have events, with the number of their events. */
export function categoriesOf(events: NetworkEvent[]): { category: EventCategory; count: number }[] {
  return eventCategories
    .map((category) => ({ category, count: events.filter((event) => event.category === category).length }))
    .filter(({ count }) => count > 0);
}

/** The towns with events, those with most events first, each with the picture of its first event. */
export function destinationsOf(
  events: NetworkEvent[],
): { city: string; count: number; image: PictureName }[] {
  const towns = new Map<string, { city: string; count: number; image: PictureName }>();
  for (const { city, image } of events) {
    if (city === null) continue;
    const known = towns.get(city);
    towns.set(city, { city, count: (known?.count ?? 0) + 1, image: known?.image ?? image });
  }
  return [...towns.values()].sort((one, other) => other.count - one.count);
}

/** The page's data from the events and groups of the network. */
export function useDiscovery() {
  const sample = useEvents();
  const { items: groups = [] } = useGroups('popular', 'suggested');
  const events = sample.items ?? [];
  return {
    sample,
    featured: events.find(({ category, city, isLocal }) => category === 'Conférence' && city && !isLocal),
    next: events.slice(0, discovered),
    categories: categoriesOf(events),
    destinations: destinationsOf(events),
    groups: groups.slice(0, groupsShown),
  };
}
