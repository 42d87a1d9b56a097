import { createStore, useStore } from 'zustand';

/** What a member chose for this device. */
export type Preferences = {
  /** Whether single keys (`/`, `?`, `g h` …) do something (WCAG 2.1.4). */
  singleKeyShortcuts: boolean;
};

export const preferenceDefaults: Preferences = { singleKeyShortcuts: true };

const storageKey = 'az-preferences';

function parse(stored: string | null): Preferences {
  try {
    const kept: Partial<Record<keyof Preferences, unknown>> = JSON.parse(stored ?? '{}') ?? {};
    const { singleKeyShortcuts } = kept;
    return typeof singleKeyShortcuts === 'boolean' ? { singleKeyShortcuts } : preferenceDefaults;
  } catch {
    // Not ours, or damaged: nothing was chosen.
    return preferenceDefaults;
  }
}

function read(): Preferences {
  try {
    return parse(localStorage.getItem(storageKey));
  } catch {
    // Storage is blocked: choices last as long as the page.
    return preferenceDefaults;
  }
}

const store = createStore<Preferences>(read);

window.addEventListener('storage', ({ key, newValue }) => {
  if (key === storageKey || key === null) store.setState(parse(newValue));
});

/** One preference of this device, the same in every tab. */
export function usePreference<Name extends keyof Preferences>(name: Name): Preferences[Name] {
  return useStore(store, (state) => state[name]);
}

/** Sets a preference for this device: at once, in every tab, and for the next visit when storage allows. */
export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  store.setState({ [name]: value });
  try {
    localStorage.setItem(storageKey, JSON.stringify(store.getState()));
  } catch {
    // Storage is full or blocked; see above.
  }
}
