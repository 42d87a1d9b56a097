import type { CoverTone } from '../Cover/Cover.tsx';

/** Theme colour for each kind of category; the category's name is always shown with it. */
export const categoryColours: Record<CoverTone, string> = {
  danger: 'red',
  info: 'blue',
  success: 'green',
  warning: 'yellow',
};
