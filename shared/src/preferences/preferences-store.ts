import { createStore, useStore } from 'zustand';
import { entriesOf, parseStored, readStored, writeStored } from '../stored/index.ts';

/** The member's preferences for this device; a change applies at once and in every tab. */
export type Preferences = {
  /** Whether single-key shortcuts (`/`, `?`, `g h` …) are on (WCAG 2.1.4). */
  singleKeyShortcuts: boolean;
  /** Motion: as the system says, reduced, or full. */
  reducedMotion: 'system' | 'reduce' | 'full';
  /** Whether an incoming message plays a sound. */
  messageSounds: boolean;
  /** Whether the browser shows a notification while the page is hidden; the browser has to allow it, too. */
  pushNotices: boolean;
};

type Name = keyof Preferences;

export const preferenceDefaults: Preferences = {
  singleKeyShortcuts: true,
  reducedMotion: 'system',
  messageSounds: true,
  pushNotices: false,
};

const storageKey = 'az-preferences';

const isFlag = (value: unknown) => typeof value === 'boolean';

const isValid: Record<Name, (value: unknown) => boolean> = {
  singleKeyShortcuts: isFlag,
  reducedMotion: (value) => value === 'system' || value === 'reduce' || value === 'full',
  messageSounds: isFlag,
  pushNotices: isFlag,
};

/** Only explicit choices; the rest uses the defaults. Empty when the stored value is not ours or is damaged. */
function toChosen(found: unknown): Partial<Preferences> {
  const kept = new Map(entriesOf(found));
  const names = Object.keys(isValid) as Name[];
  return Object.fromEntries(
    names.filter((name) => isValid[name](kept.get(name))).map((name) => [name, kept.get(name)]),
  );
}

// Where storage is full or blocked, choices last as long as the page.
const store = createStore<{ chosen: Partial<Preferences> }>(() => ({
  chosen: toChosen(readStored(storageKey)),
}));

window.addEventListener('storage', ({ key, newValue }) => {
  if (key === storageKey || key === null) store.setState({ chosen: toChosen(parseStored(newValue)) });
});

function keep(chosen: Partial<Preferences>): void {
  store.setState({ chosen });
  writeStored(storageKey, chosen);
}

const choiceOf = <N extends Name>(chosen: Partial<Preferences>, name: N): Preferences[N] =>
  chosen[name] ?? preferenceDefaults[name];

/** The current value of one preference of this device, outside React. */
export const readPreference = <N extends Name>(name: N): Preferences[N] =>
  choiceOf(store.getState().chosen, name);

/** One preference of this device, the same in every tab. */
export function usePreference<N extends Name>(name: N): Preferences[N] {
  return useStore(store, ({ chosen }) => choiceOf(chosen, name));
}

/** Sets a preference for this device: at once, in every tab, and for the next visit if storage allows. */
export function setPreference<N extends Name>(name: N, value: Preferences[N]): void {
  keep({ ...store.getState().chosen, [name]: value });
}

/** Applies the member's choices from another device, except where this device has its own. */
export function adoptPreferences(elsewhere: Partial<Preferences>): void {
  const { chosen } = store.getState();
  const names = Object.keys(isValid) as Name[];
  const news = names.filter((name) => elsewhere[name] !== undefined && chosen[name] === undefined);
  if (news.every((name) => elsewhere[name] === preferenceDefaults[name])) return;
  keep({ ...Object.fromEntries(news.map((name) => [name, elsewhere[name]])), ...chosen });
}
