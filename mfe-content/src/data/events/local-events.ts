import { randomId } from '@az/shared/random-id';
import { memberKey, useMemberValue } from '@az/shared/storage';
import { hasStrings, parseListOf } from '@az/shared/stored-json';
import type { PictureName } from '../pictures.ts';
import { useMe } from '../use-me.ts';
import { type EventCategory, eventCategories, type Guest, type NetworkEvent } from './event.ts';

const texts = ['id', 'title', 'category', 'date', 'start', 'end', 'place', 'city', 'description'] as const;

/** An event created on this device, as stored. An event without a city is an online event. */
export type LocalEvent = Record<(typeof texts)[number], string> & { price: number };

const isLocalEvent = (value: unknown): value is LocalEvent =>
  hasStrings(value, texts) && 'price' in value && typeof value.price === 'number';

const keyOf = memberKey('az-content-events', parseListOf(isLocalEvent));

const pictureOf: Record<EventCategory, PictureName> = {
  Atelier: 'mosaique',
  Concert: 'nuit',
  Conférence: 'salle',
  Formation: 'courbes',
  Rencontre: 'quartier',
  Salon: 'etals',
  Sport: 'pont',
};

const categoryOf = (name: string): EventCategory =>
  eventCategories.find((category) => category === name) ?? 'Rencontre';

function asEvent(event: LocalEvent, organiser: Guest): NetworkEvent {
  const { place, city, ...rest } = event;
  const category = categoryOf(event.category);
  return {
    ...rest,
    category,
    type: city === '' ? 'online' : 'local',
    image: pictureOf[category],
    label: 'Exemple local',
    location: city === '' ? 'En ligne' : [place, city].filter(Boolean).join(', '),
    city: city || null,
    address: city === '' ? null : [place, city].filter(Boolean).join(', '),
    organiser,
    speakers: [],
    attendees: [organiser],
    attendeeCount: 1,
    program: [],
    isLocal: true,
  };
}

/** The events that the member has created on this device, the newest first. */
export function useLocalEvents() {
  const organiser = useMe();
  const { value, change } = useMemberValue(keyOf);
  return {
    events: value.map((event) => asEvent(event, organiser)),
    add: (event: Omit<LocalEvent, 'id'>): string => {
      const id = `local-${randomId()}`;
      change((known) => [{ ...event, id }, ...known]);
      return id;
    },
    remove: (id: string) => change((known) => known.filter((event) => event.id !== id)),
  };
}
