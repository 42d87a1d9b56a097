export type { Article, CategoryVariant, CoverMotif } from '@az/shared/sample/articles';
