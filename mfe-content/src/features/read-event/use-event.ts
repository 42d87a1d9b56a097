import { relatedTo } from '../../data/events/related-events.ts';
import { useEvents } from '../../data/events/use-events.ts';

/** One event and those like it; `event` is null when there is none of this id, undefined until it is known. */
export function useEvent(id: string) {
  const sample = useEvents();
  const event = sample.items && (sample.items.find((one) => one.id === id) ?? null);
  return { sample, event, related: event ? relatedTo(event, sample.items ?? []) : [] };
}
