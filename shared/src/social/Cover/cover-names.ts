/** Drawings a cover can have. */
export type CoverMotif = 'arches' | 'dots' | 'hills' | 'orbits' | 'steps' | 'waves';

/** Colours a cover or a category can have (specification, section 3, `categoryVariant`). */
export type CoverTone = 'danger' | 'info' | 'success' | 'warning';
