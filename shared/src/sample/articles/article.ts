import type { CoverMotif, CoverTone } from '../../social/Cover/cover-names.ts';

export type { CoverMotif } from '../../social/Cover/cover-names.ts';
export type CategoryVariant = CoverTone;

export type Article = {
  id: string;
  /** Name of a drawn cover, not a URL. */
  image: CoverMotif;
  category: string;
  categoryVariant: CategoryVariant;
  title: string;
  description: string;
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
};
