import { createStore } from 'zustand';
import {
  applyTheme,
  isThemeChoice,
  readChoice,
  storageKey,
  storeChoice,
  type ThemeChoice,
} from './pre-paint.ts';

/** The theme choice of this page. Storage and document are changed with it. */
export const themeStore = createStore<{ choice: ThemeChoice }>(() => ({ choice: readChoice() }));

/** Sets the theme: applies it at once, stores it for the next visit, and changes other tabs, too. */
export function chooseTheme(choice: ThemeChoice): void {
  storeChoice(choice);
  show(choice);
}

function show(choice: ThemeChoice): void {
  applyTheme(choice);
  themeStore.setState({ choice });
}

function followSystem(): void {
  applyTheme(themeStore.getState().choice);
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === storageKey && isThemeChoice(newValue)) show(newValue);
}

/** Applies system changes while the choice is `auto`, and choices made in other tabs. Returns a function to stop. */
export function followTheme(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', followSystem);
  window.addEventListener('storage', followOtherTab);
  return () => {
    system.removeEventListener('change', followSystem);
    window.removeEventListener('storage', followOtherTab);
  };
}
