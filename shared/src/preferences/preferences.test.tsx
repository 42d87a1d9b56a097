import { act, renderHook } from '@testing-library/react';
import { setPreference, usePreference } from './index.ts';

const shortcuts = () => renderHook(() => usePreference('singleKeyShortcuts')).result;

const fromOtherTab = (newValue: string | null) =>
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'az-preferences', newValue })));

afterEach(() => {
  act(() => setPreference('singleKeyShortcuts', true));
  localStorage.clear();
});

test('a preference holds its default until it is set, then is kept on the device', () => {
  const current = shortcuts();
  expect(current.current).toBe(true);
  act(() => setPreference('singleKeyShortcuts', false));
  expect(current.current).toBe(false);
  expect(localStorage.getItem('az-preferences')).toBe('{"singleKeyShortcuts":false}');
});

test('a choice made in another tab is followed, and a damaged one is no choice', () => {
  const current = shortcuts();
  fromOtherTab('{"singleKeyShortcuts":false}');
  expect(current.current).toBe(false);
  fromOtherTab('{"singleKeyShortcuts":"no"');
  expect(current.current).toBe(true);
});

test('a choice lasts as long as the page where storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const current = shortcuts();
  act(() => setPreference('singleKeyShortcuts', false));
  expect(current.current).toBe(false);
});
