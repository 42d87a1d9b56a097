export type CoverMotif = 'arches' | 'dots' | 'hills' | 'orbits' | 'steps' | 'waves';

/** Colours of a cover or a category (specification, section 3, `categoryVariant`). */
export type CoverTone = 'danger' | 'info' | 'success' | 'warning';
