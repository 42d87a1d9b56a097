import { type Sample, useSample } from '@az/shared/sample/people';
import type { NetworkEvent } from './event.ts';
import { useLocalEvents } from './local-events.ts';
import { getEvents } from './sample-events.ts';

/** All events: first those created on this device, then those of the sample network in order of their start. */
export function useEvents(): Sample<NetworkEvent> {
  const sample = useSample('content-events', getEvents);
  const local = useLocalEvents();
  return { ...sample, items: sample.items && [...local.events, ...sample.items] };
}
