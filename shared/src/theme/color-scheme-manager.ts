import type { MantineColorSchemeManager } from '@mantine/core';
import { readChoice } from './pre-paint.ts';
import { chooseTheme, themeStore } from './theme-store.ts';

let stop: (() => void) | undefined;

/** Connects Mantine to our theme store, instead of a second stored choice under its own key. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: () => themeStore.getState().choice,
  set: (choice) => {
    if (choice !== themeStore.getState().choice) chooseTheme(choice);
  },
  subscribe: (onUpdate) => {
    stop = themeStore.subscribe(({ choice }) => onUpdate(choice));
  },
  unsubscribe: () => stop?.(),
  clear: () => chooseTheme(readChoice()),
};
