import type { MantineColorSchemeManager } from '@mantine/core';
import { readChoice } from './pre-paint.ts';
import { chooseTheme, themeStore } from './theme-store.ts';

let stop: (() => void) | undefined;

/** Makes Mantine follow our theme store instead of keeping a choice of its own under another key. */
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
