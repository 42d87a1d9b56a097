import { useLayoutEffect, useRef } from 'react';
import { createStore } from 'zustand';

export type Shortcut = {
  /** One key or a sequence, as `KeyboardEvent.key` names them: `?`, `g h`. */
  keys: string;
  label: string;
  run: () => void;
};

/** The active shortcuts; of two with the same keys the later one applies. */
export const shortcutStore = createStore<{ shortcuts: Shortcut[] }>(() => ({ shortcuts: [] }));

/** Registers an action while mounted. Single keys are ignored in fields and dialogs, and can be turned off (WCAG 2.1.4). */
export function useShortcut(keys: string, label: string, run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  // A layout effect: a key pressed as soon as the component is visible must work.
  useLayoutEffect(() => {
    const shortcut: Shortcut = { keys, label, run: () => latest.current() };
    shortcutStore.setState(({ shortcuts }) => ({ shortcuts: [...shortcuts, shortcut] }));
    return () =>
      shortcutStore.setState(({ shortcuts }) => ({ shortcuts: shortcuts.filter((one) => one !== shortcut) }));
  }, [keys, label]);
}
