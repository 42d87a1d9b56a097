import { createStore } from 'zustand';
import {
  applyTheme,
  isThemeChoice,
  readChoice,
  storageKey,
  storeChoice,
  type ThemeChoice,
} from './pre-paint.ts';

/** The theme choice of this page; what is stored and what the page shows follow it. */
export const themeStore = createStore<{ choice: ThemeChoice }>(() => ({ choice: readChoice() }));

/** Chooses a theme: shown at once, kept for the next visit, followed by other tabs. */
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

/** Follows the system while the choice is `auto`, and the choices made in other tabs. Returns how to stop. */
export function followTheme(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', followSystem);
  window.addEventListener('storage', followOtherTab);
  return () => {
    system.removeEventListener('change', followSystem);
    window.removeEventListener('storage', followOtherTab);
  };
}
