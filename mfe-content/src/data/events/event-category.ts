import { normalizeText } from '@az/shared/text-search';
import { type EventCategory, eventCategories } from './event.ts';

/** URL name of a category: `conference`. */
export const categoryName = (category: EventCategory): string => normalizeText(category);

/** The category named in the URL; null if the name is missing or unknown. */
export const categoryOf = (name: string | null): EventCategory | null =>
  eventCategories.find((category) => categoryName(category) === name) ?? null;
