import { normalizeText } from '@az/shared/text-search';
import { type EventCategory, eventCategories } from './event.ts';

/** A category as addresses write it: `conference`. */
export const categoryName = (category: EventCategory): string => normalizeText(category);

/** The category that an address asks for; null for none and for an unknown one. */
export const categoryOf = (name: string | null): EventCategory | null =>
  eventCategories.find((category) => categoryName(category) === name) ?? null;
