import { type Sample, useSample } from '@az/shared/sample/people';
import type { NetworkEvent } from './event.ts';
import { useLocalEvents } from './local-events.ts';
import { getEvents } from './sample-events.ts';

/** All events: those created on this device first, then the sample network's, the next one first. */
export function useEvents(): Sample<NetworkEvent> {
  const sample = useSample('content-events', getEvents);
  const local = useLocalEvents();
  return { ...sample, items: sample.items && [...local.events, ...sample.items] };
}
