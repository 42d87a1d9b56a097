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

/** The preferences that were chosen on this device; all others have their defaults. Invalid values are ignored. */
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

/** The current value of one preference of this device, for code outside React. */
export const readDevicePreference = <N extends Name>(name: N): DevicePreferences[N] =>
  choiceOf(readStored(key), name);

/** One preference of this device, the same in every tab. */
export const useDevicePreference = <N extends Name>(name: N): DevicePreferences[N] =>
  choiceOf(useStoredValue(key), name);

/** Sets a preference of this device, at once and in every tab. The browser keeps it for the next visit if it can. */
export function setDevicePreference<N extends Name>(name: N, value: DevicePreferences[N]): void {
  storeOrHold(key, { ...readStored(key), [name]: value });
}

/** Applies the choices that the member made on another device, except where a choice was made on this device. */
export function applyAccountPreferences(fromAccount: Partial<DevicePreferences>): void {
  const chosen = readStored(key);
  const names = Object.keys(isValid) as Name[];
  const missing = names.filter((name) => fromAccount[name] !== undefined && chosen[name] === undefined);
  if (missing.every((name) => fromAccount[name] === defaultDevicePreferences[name])) return;
  storeOrHold(key, { ...Object.fromEntries(missing.map((name) => [name, fromAccount[name]])), ...chosen });
}
