export { AppTheme } from './AppTheme.tsx';
export type { ThemeChoice } from './pre-paint.ts';
export { type Colour, theme } from './theme.ts';
export { chooseTheme } from './theme-store.ts';
export { useThemeChoice } from './use-theme-choice.ts';
