import type { NetworkEvent } from './event.ts';

const relatedCount = 3;

/** The events most similar to one: of the same category first, then of the same type. */
export function relatedTo(event: NetworkEvent, events: NetworkEvent[]): NetworkEvent[] {
  const likeness = (other: NetworkEvent) =>
    (other.category === event.category ? 2 : 0) + (other.type === event.type ? 1 : 0);
  return events
    .filter((other) => other.id !== event.id && likeness(other) > 0)
    .sort((one, other) => likeness(other) - likeness(one))
    .slice(0, relatedCount);
}
