import { gatheringCategories, maxLengths, maxTitleLength, type NewGatheringWire } from '@az/shared/contracts';
import { plainName, trimText } from '@az/shared/format';
import { words } from './words.ts';

export const initialEvent = {
  title: '',
  category: '',
  mode: 'onsite',
  date: '',
  start: '',
  end: '',
  place: '',
  city: '',
  price: '',
  description: '',
};

export type EventValues = typeof initialEvent;

/** The fields in display order. */
export const eventFields = [
  'title',
  'category',
  'mode',
  'date',
  'start',
  'end',
  'place',
  'city',
  'price',
  'description',
] as const satisfies (keyof EventValues)[];

/** A price as typed, `12,50`; null if it is invalid. Empty means free. */
export function readPrice(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f$]/g, '').replace(',', '.');
  if (plain === '') return 0;
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** Errors of an event, by field. `today` is `YYYY-MM-DD`. */
export function eventProblems(values: EventValues, today: string): Partial<EventValues> {
  const { wrong } = words;
  const text = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, trimText(value)]),
  ) as EventValues; // same keys
  const isOnsite = text.mode === 'onsite';
  const problems: [keyof EventValues, string | false][] = [
    ['title', text.title === '' && wrong.title],
    ['title', text.title.length > maxTitleLength && wrong.titleLong],
    ['category', text.category === '' && wrong.category],
    ['date', text.date === '' && wrong.date],
    ['date', text.date !== '' && text.date < today && wrong.datePast],
    ['start', text.start === '' && wrong.start],
    ['end', text.end === '' && wrong.end],
    ['end', text.end !== '' && text.end === text.start && wrong.endSame],
    ['place', isOnsite && text.place === '' && wrong.place],
    ['city', isOnsite && text.city === '' && wrong.city],
    ['price', readPrice(text.price) === null && wrong.price],
    ['description', text.description === '' && wrong.description],
    ['description', text.description.length > maxLengths.description && wrong.descriptionLong],
  ];
  return Object.fromEntries(problems.filter(([, sentence]) => sentence));
}

/** The event with these values; an online event has no place. */
export function toEvent(values: EventValues): Omit<NewGatheringWire, 'client_id'> {
  const { mode, price, category, ...texts } = values;
  const isOnsite = mode === 'onsite';
  return {
    ...texts,
    title: plainName(texts.title),
    category: gatheringCategories.find((one) => one === category) ?? 'Rencontre',
    description: trimText(texts.description),
    place: isOnsite ? trimText(texts.place) : '',
    city: isOnsite ? trimText(texts.city) : '',
    price: readPrice(price) ?? 0,
  };
}
