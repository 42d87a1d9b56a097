import { entriesOf } from '../stored-json/index.ts';
import { deviceKey, readStored, storeOrHold } from './device-storage.ts';
import { useStoredValue } from './use-stored-value.ts';

export type DevicePreferences = {
  /** Whether single-key shortcuts (`/`, `?`, `g h` …) are on (WCAG 2.1.4). */
  singleKeyShortcuts: boolean;
  reducedMotion: 'system' | 'reduce' | 'full';
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

const key = deviceKey('az-preferences', toChosen, 'cleared');

const choiceOf = <N extends Name>(chosen: Partial<DevicePreferences>, name: N): DevicePreferences[N] =>
  chosen[name] ?? defaultDevicePreferences[name];

/** The current value of one preference of this device, outside React. */
export const readDevicePreference = <N extends Name>(name: N): DevicePreferences[N] =>
  choiceOf(readStored(key), name);

/** One preference of this device, the same in every tab. */
export const useDevicePreference = <N extends Name>(name: N): DevicePreferences[N] =>
  choiceOf(useStoredValue(key), name);

/** Sets a preference for this device: at once, in every tab, and for the next visit if storage allows. */
export function setDevicePreference<N extends Name>(name: N, value: DevicePreferences[N]): void {
  storeOrHold(key, { ...readStored(key), [name]: value });
}

/** Applies the member's choices from another device, except where this device has its own. */
export function applyAccountPreferences(fromAccount: Partial<DevicePreferences>): void {
  const chosen = readStored(key);
  const names = Object.keys(isValid) as Name[];
  const missing = names.filter((name) => fromAccount[name] !== undefined && chosen[name] === undefined);
  if (missing.every((name) => fromAccount[name] === defaultDevicePreferences[name])) return;
  storeOrHold(key, { ...Object.fromEntries(missing.map((name) => [name, fromAccount[name]])), ...chosen });
}
