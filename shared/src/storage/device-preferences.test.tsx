import { act, renderHook } from '@testing-library/react';
import {
  applyAccountPreferences,
  defaultDevicePreferences,
  readDevicePreference,
  setDevicePreference,
  useDevicePreference,
} from './device-preferences.ts';

const shortcuts = () => renderHook(() => useDevicePreference('singleKeyShortcuts')).result;

const key = 'az-preferences';

function fromOtherTab(newValue: string) {
  localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
}

test('a preference has its default until it is set, then is stored on the device', () => {
  const current = shortcuts();
  expect(current.current).toBe(true);
  act(() => setDevicePreference('singleKeyShortcuts', false));
  expect(current.current).toBe(false);
  expect(localStorage.getItem(key)).toBe('{"singleKeyShortcuts":false}');
});

test('a choice in another tab applies, and a damaged one is ignored', () => {
  const current = shortcuts();
  fromOtherTab('{"singleKeyShortcuts":false}');
  expect(current.current).toBe(false);
  fromOtherTab('{"singleKeyShortcuts":"no"');
  expect(current.current).toBe(true);
});

test('a damaged choice does not affect the others', () => {
  fromOtherTab('{"reducedMotion":"much","messageSounds":false}');
  expect(readDevicePreference('reducedMotion')).toBe('system');
  expect(readDevicePreference('messageSounds')).toBe(false);
});

test('a choice lasts as long as the page where storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const current = shortcuts();
  act(() => setDevicePreference('singleKeyShortcuts', false));
  expect(current.current).toBe(false);
});

test('choices of another device apply where this one has none', () => {
  setDevicePreference('messageSounds', true);
  applyAccountPreferences({ singleKeyShortcuts: false, messageSounds: false });
  expect(readDevicePreference('singleKeyShortcuts')).toBe(false);
  expect(readDevicePreference('messageSounds')).toBe(true);
  expect(readDevicePreference('reducedMotion')).toBe('system');
});

test('defaults of another device are not stored as choices', () => {
  applyAccountPreferences(defaultDevicePreferences);
  expect(localStorage.getItem(key)).toBeNull();
});
