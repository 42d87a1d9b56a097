import { createStore, useStore } from 'zustand';
import { entriesOf, parseStoredJson, readStoredJson, writeStoredJson } from '../stored-json/index.ts';

/** The member's preferences for this device; a change applies at once and in every tab. */
export type DevicePreferences = {
  /** Whether single-key shortcuts (`/`, `?`, `g h` …) are on (WCAG 2.1.4). */
  singleKeyShortcuts: boolean;
  /** Motion: as the system says, reduced, or full. */
  reducedMotion: 'system' | 'reduce' | 'full';
  /** Whether an incoming message plays a sound. */
  messageSounds: boolean;
  /** Whether the browser shows a notification while the page is hidden; the browser has to allow it, too. */
  pushNotices: boolean;
};

type Name = keyof DevicePreferences;

export const defaultDevicePreferences: DevicePreferences = {
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
function toChosen(value: unknown): Partial<DevicePreferences> {
  const entries = new Map(entriesOf(value));
  const names = Object.keys(isValid) as Name[];
  return Object.fromEntries(
    names.filter((name) => isValid[name](entries.get(name))).map((name) => [name, entries.get(name)]),
  );
}

// Where storage is full or blocked, choices last as long as the page.
const store = createStore<{ chosen: Partial<DevicePreferences> }>(() => ({
  chosen: toChosen(readStoredJson(storageKey)),
}));

window.addEventListener('storage', ({ key, newValue }) => {
  if (key === storageKey || key === null) store.setState({ chosen: toChosen(parseStoredJson(newValue)) });
});

function storeChoices(chosen: Partial<DevicePreferences>): void {
  store.setState({ chosen });
  writeStoredJson(storageKey, chosen);
}

const choiceOf = <N extends Name>(chosen: Partial<DevicePreferences>, name: N): DevicePreferences[N] =>
  chosen[name] ?? defaultDevicePreferences[name];

/** The current value of one preference of this device, outside React. */
export const readDevicePreference = <N extends Name>(name: N): DevicePreferences[N] =>
  choiceOf(store.getState().chosen, name);

/** One preference of this device, the same in every tab. */
export function useDevicePreference<N extends Name>(name: N): DevicePreferences[N] {
  return useStore(store, ({ chosen }) => choiceOf(chosen, name));
}

/** Sets a preference for this device: at once, in every tab, and for the next visit if storage allows. */
export function setDevicePreference<N extends Name>(name: N, value: DevicePreferences[N]): void {
  storeChoices({ ...store.getState().chosen, [name]: value });
}

/** Applies the member's choices from another device, except where this device has its own. */
export function applyAccountPreferences(fromAccount: Partial<DevicePreferences>): void {
  const { chosen } = store.getState();
  const names = Object.keys(isValid) as Name[];
  const missing = names.filter((name) => fromAccount[name] !== undefined && chosen[name] === undefined);
  if (missing.every((name) => fromAccount[name] === defaultDevicePreferences[name])) return;
  storeChoices({ ...Object.fromEntries(missing.map((name) => [name, fromAccount[name]])), ...chosen });
}
