import type { CategoryVariant } from '../data/news/article.ts';

/** Colour of the theme for each kind of category; the category's name always stands beside it. */
export const categoryColours: Record<CategoryVariant, string> = {
  danger: 'red',
  info: 'blue',
  success: 'green',
  warning: 'yellow',
};
