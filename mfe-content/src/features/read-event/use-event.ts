import type { NetworkEvent } from '../../data/event.ts';
import { useEvents } from '../../data/use-events.ts';

const relatedCount = 3;

/** The events most like one: of its category first, then of its type. */
export function relatedTo(event: NetworkEvent, events: NetworkEvent[]): NetworkEvent[] {
  const likeness = (other: NetworkEvent) =>
    (other.category === event.category ? 2 : 0) + (other.type === event.type ? 1 : 0);
  return events
    .filter((other) => other.id !== event.id && likeness(other) > 0)
    .sort((one, other) => likeness(other) - likeness(one))
    .slice(0, relatedCount);
}

/** One event and those like it; `event` is null when there is none of this id, undefined until it is known. */
export function useEvent(id: string) {
  const sample = useEvents();
  const event = sample.items && (sample.items.find((one) => one.id === id) ?? null);
  return { sample, event, related: event ? relatedTo(event, sample.items ?? []) : [] };
}
