import type { Person } from '@az/shared/sample/people';
import type { PictureName } from '../pictures.ts';

/** When and where an event takes place (specification, section 3, `type`). */
export const eventTypes = ['local', 'this-week', 'online'] as const;

export type EventType = (typeof eventTypes)[number];

export const eventCategories = [
  'Atelier',
  'Concert',
  'Conférence',
  'Formation',
  'Rencontre',
  'Salon',
  'Sport',
] as const;

export type EventCategory = (typeof eventCategories)[number];

/** Someone at an event, as the shared pieces show people. */
export type Guest = Pick<Person, 'id' | 'name' | 'role'> & { picture: string | null };

/** A part of an event's programme. */
export type Session = { id: string; time: string; title: string; text: string; speaker: Guest | null };

/** An event of the network. */
export type NetworkEvent = {
  id: string;
  title: string;
  category: EventCategory;
  type: EventType;
  image: PictureName;
  /** A short mark, such as `Complet`. */
  label: string | null;
  /** Day, `YYYY-MM-DD`. */
  date: string;
  /** Times of that day, `HH:MM`. */
  start: string;
  end: string;
  /** Name of the place and its town; `En ligne` without a place. */
  location: string;
  city: string | null;
  /** Street and town, for the map; null where there is no place. */
  address: string | null;
  /** In the product's currency; 0 is free. */
  price: number;
  description: string;
  organiser: Guest;
  speakers: Guest[];
  attendees: Guest[];
  attendeeCount: number;
  program: Session[];
  /** Made on this device, unknown to any server. */
  isLocal: boolean;
};

/** Before the event's first minute, so that lists begin with the next one. */
export const startOf = ({ date, start }: Pick<NetworkEvent, 'date' | 'start'>): string => `${date}T${start}`;
