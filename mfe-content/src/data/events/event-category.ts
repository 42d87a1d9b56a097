import { normalizeText } from '@az/shared/text-search';
import { type EventCategory, eventCategories } from './event.ts';

/** URL name of a category: `conference`. */
export const categoryName = (category: EventCategory): string => normalizeText(category);

/** The category named in the URL; null for none and for an unknown one. */
export const categoryOf = (name: string | null): EventCategory | null =>
  eventCategories.find((category) => categoryName(category) === name) ?? null;
