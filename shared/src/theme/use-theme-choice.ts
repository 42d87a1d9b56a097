import { useStore } from 'zustand';
import type { ThemeChoice } from './pre-paint.ts';
import { chooseTheme, themeStore } from './theme-store.ts';

export function useThemeChoice(): [choice: ThemeChoice, choose: (choice: ThemeChoice) => void] {
  return [useStore(themeStore, (state) => state.choice), chooseTheme];
}
