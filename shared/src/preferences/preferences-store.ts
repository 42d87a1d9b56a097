import { createStore, useStore } from 'zustand';
import { entriesOf, parseStored, readStored, writeStored } from '../stored/index.ts';

/** What a member chose for this device; everything that obeys does so at once and in every tab. */
export type Preferences = {
  /** Whether single keys (`/`, `?`, `g h` …) do something (WCAG 2.1.4). */
  singleKeyShortcuts: boolean;
  /** Whether things move: as the system says, never more than needed, or always. */
  reducedMotion: 'system' | 'reduce' | 'full';
  /** Whether a message that arrives makes a sound. */
  messageSounds: boolean;
  /** Whether the browser shows a notice of what arrives while nobody looks at the page; it has to allow that, too. */
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

/** Only what was chosen; the rest follows the defaults. Nothing was where what is stored is not ours, or damaged. */
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

/** One preference of this device as it stands now, outside React. */
export const readPreference = <N extends Name>(name: N): Preferences[N] =>
  choiceOf(store.getState().chosen, name);

/** One preference of this device, the same in every tab. */
export function usePreference<N extends Name>(name: N): Preferences[N] {
  return useStore(store, ({ chosen }) => choiceOf(chosen, name));
}

/** Sets a preference for this device: at once, in every tab, and for the next visit when storage allows. */
export function setPreference<N extends Name>(name: N, value: Preferences[N]): void {
  keep({ ...store.getState().chosen, [name]: value });
}

/** Takes over what the member chose on another device, as far as nothing was chosen on this one. */
export function adoptPreferences(elsewhere: Partial<Preferences>): void {
  const { chosen } = store.getState();
  const names = Object.keys(isValid) as Name[];
  const news = names.filter((name) => elsewhere[name] !== undefined && chosen[name] === undefined);
  if (news.every((name) => elsewhere[name] === preferenceDefaults[name])) return;
  keep({ ...Object.fromEntries(news.map((name) => [name, elsewhere[name]])), ...chosen });
}
