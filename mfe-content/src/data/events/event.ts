import type { Person } from '@az/shared/sample/people';
import type { PictureName } from '../pictures.ts';

/** How and when an event takes place (specification, section 3, `type`). */
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

/** A person at an event, in the form that the shared cards expect of an author. */
export type Guest = Pick<Person, 'id' | 'name' | 'role'> & { picture: string | null };

export type Session = { id: string; time: string; title: string; text: string; speaker: Guest | null };

export type NetworkEvent = {
  id: string;
  title: string;
  category: EventCategory;
  type: EventType;
  image: PictureName;
  /** A short label, such as `Complet`. */
  label: string | null;
  /** Date, `YYYY-MM-DD`. */
  date: string;
  /** Start and end in local time, `HH:MM`. */
  start: string;
  end: string;
  /** Name of the place and its town; `En ligne` for an online event. */
  location: string;
  city: string | null;
  /** Street and town, for the map; null for an online event. */
  address: string | null;
  /** In the product's currency; 0 means free. */
  price: number;
  description: string;
  organiser: Guest;
  speakers: Guest[];
  attendees: Guest[];
  attendeeCount: number;
  program: Session[];
  /** Created on this device, not on a server. */
  isLocal: boolean;
};

/** Start of an event as text that sorts by time: `YYYY-MM-DDTHH:MM`. */
export const startOf = ({ date, start }: Pick<NetworkEvent, 'date' | 'start'>): string => `${date}T${start}`;
