import { type GatheringCategory, gatheringCategories } from '@az/shared/contracts';
import { normalizeText } from '@az/shared/text-search';

/** URL name of a category: `conference`. */
export const categoryName = (category: GatheringCategory): string => normalizeText(category);

/** The category named in the URL; null if the name is missing or unknown. */
export const categoryOf = (name: string | null): GatheringCategory | null =>
  gatheringCategories.find((category) => categoryName(category) === name) ?? null;
