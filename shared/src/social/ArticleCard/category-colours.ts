import type { CoverTone } from '../Cover/Cover.tsx';

/** Colour of the theme for each kind of category; the category's name always stands beside it. */
export const categoryColours: Record<CoverTone, string> = {
  danger: 'red',
  info: 'blue',
  success: 'green',
  warning: 'yellow',
};
