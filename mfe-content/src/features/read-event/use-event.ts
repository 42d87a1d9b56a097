import { relatedTo } from '../../data/events/related-events.ts';
import { useEvents } from '../../data/events/use-events.ts';

/** One event and similar ones; `event` is null for an unknown id, undefined while loading. */
export function useEvent(id: string) {
  const sample = useEvents();
  const event = sample.items && (sample.items.find((one) => one.id === id) ?? null);
  return { sample, event, related: event ? relatedTo(event, sample.items ?? []) : [] };
}
