import { isComposing, isEnter, isEscape, isMessageSendKey, isSendKey } from './index.ts';

const press = (key: string, init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, keyCode: key === 'Enter' ? 13 : 0, ...init });

const coarse = (isCoarse: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: isCoarse && query === '(pointer: coarse)' }) as MediaQueryList,
    );

afterEach(() => jest.restoreAllMocks());

test.each<[string, KeyboardEventInit]>([
  ['within a composition', { isComposing: true }],
  ['that ends a composition, in Safari', { keyCode: 229 }],
])('a key %s belongs to the input method', (_when, init) => {
  coarse(false);
  const enter = press('Enter', { ctrlKey: true, ...init });
  expect(isComposing(enter)).toBe(true);
  expect([isEnter(enter), isSendKey(enter), isMessageSendKey(enter)]).toEqual([false, false, false]);
  expect(isEscape(press('Escape', init))).toBe(false);
  // The form in which React passes the event on.
  expect(isEnter({ key: 'Enter', ctrlKey: false, metaKey: false, shiftKey: false, nativeEvent: enter })).toBe(
    false,
  );
});

test.each<[string, KeyboardEventInit, boolean, boolean]>([
  ['Enter', {}, true, false],
  ['Shift + Enter', { shiftKey: true }, false, false],
  ['Ctrl + Enter', { ctrlKey: true }, true, true],
  ['⌘ + Enter', { metaKey: true }, true, true],
])(
  '%s sends a message, and with an on-screen keyboard only with Ctrl or ⌘',
  (_what, init, fine, onScreen) => {
    coarse(false);
    expect(isMessageSendKey(press('Enter', init))).toBe(fine);
    coarse(true);
    expect(isMessageSendKey(press('Enter', init))).toBe(onScreen);
  },
);
