import type { NetworkEvent } from './event.ts';
import { useLocalEvents } from './local-events.ts';
import { getEvents } from './sample-events.ts';
import { type Sample, useSample } from './use-sample.ts';

/** All events: those made on this device first, then the sample network's, the next one first. */
export function useEvents(): Sample<NetworkEvent> {
  const sample = useSample('events', getEvents);
  const local = useLocalEvents();
  return { ...sample, items: sample.items && [...local.events, ...sample.items] };
}
