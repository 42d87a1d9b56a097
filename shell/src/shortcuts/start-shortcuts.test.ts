import { shortcutStore } from '@az/shared/shortcuts';
import { startShortcuts } from './start-shortcuts.ts';

const run = jest.fn();
let stop: () => void;

beforeEach(() => {
  run.mockClear();
  shortcutStore.setState({ shortcuts: [{ keys: 'j', label: 'Publication suivante', run }] });
  stop = startShortcuts({ singleKeys: () => true, isMember: () => true, earlyKeys: [] });
});

afterEach(() => stop());

test.each<[string, KeyboardEventInit, boolean]>([
  ['j', { key: 'j' }, true],
  ['j with Caps Lock', { key: 'J', modifierCapsLock: true }, true],
  ['j with Caps Lock, which the browser does not tell', { key: 'J' }, true],
  ['Shift + j', { key: 'J', shiftKey: true }, false],
  ['j of an input method', { key: 'j', keyCode: 229 }, false],
])('a shortcut of the key j: %s', (_what, init, isRun) => {
  document.dispatchEvent(new KeyboardEvent('keydown', init));
  expect(run).toHaveBeenCalledTimes(isRun ? 1 : 0);
});

test('a key that is typed into a field is no shortcut', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
  field.remove();
  expect(run).not.toHaveBeenCalled();
});
