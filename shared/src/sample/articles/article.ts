export type CategoryVariant = 'danger' | 'info' | 'success' | 'warning';

/** Motifs an article's cover is drawn with. */
export type CoverMotif = 'arches' | 'dots' | 'hills' | 'orbits' | 'steps' | 'waves';

/** A news article, as the sample data has it (specification, section 3). */
export type Article = {
  id: string;
  /** Name of a drawn cover, not an address. */
  image: CoverMotif;
  category: string;
  categoryVariant: CategoryVariant;
  title: string;
  description: string;
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
};
