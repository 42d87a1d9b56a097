import { useLayoutEffect, useRef } from 'react';
import { createStore } from 'zustand';

export type Shortcut = {
  /** One key or several in a row, as `KeyboardEvent.key` names them: `?`, `g h`. */
  keys: string;
  /** What it does, for the help: `Aller à l’accueil`. */
  label: string;
  run: () => void;
};

/** The shortcuts that work now; of two with the same keys the later one does. */
export const shortcutStore = createStore<{ shortcuts: Shortcut[] }>(() => ({ shortcuts: [] }));

/**
 * Gives a key, or several in a row, something to do while the component is there. Single keys never reach a field, do
 * nothing with Ctrl, Alt or ⌘ held or while a dialog is open, and can be turned off (WCAG 2.1.4).
 */
export function useShortcut(keys: string, label: string, run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  // With what is drawn: a key that is pressed at the first sight of it must be heard.
  useLayoutEffect(() => {
    const shortcut: Shortcut = { keys, label, run: () => latest.current() };
    shortcutStore.setState(({ shortcuts }) => ({ shortcuts: [...shortcuts, shortcut] }));
    return () =>
      shortcutStore.setState(({ shortcuts }) => ({ shortcuts: shortcuts.filter((one) => one !== shortcut) }));
  }, [keys, label]);
}
