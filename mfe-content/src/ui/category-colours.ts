import type { CategoryVariant } from '../data/news/article.ts';

/** Theme colour for each kind of category; the category's name is always shown with it. */
export const categoryColours: Record<CategoryVariant, string> = {
  danger: 'red',
  info: 'blue',
  success: 'green',
  warning: 'yellow',
};
