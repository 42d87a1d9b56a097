import { isComposing } from '@az/shared/keyboard';
import { shortcutStore } from '@az/shared/shortcuts';
import { openPalette } from '../features/palette/open-palette.ts';

/** Maximum pause between the keys of a shortcut such as `g h`, in milliseconds. */
const sequenceMs = 1500;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches(
      'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select',
    ));

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

let previousKey: { key: string; at: number } | null = null;

function find(key: string, at: number) {
  const isLatest = previousKey && at - previousKey.at < sequenceMs;
  const sequence = isLatest ? `${previousKey?.key} ${key}` : key;
  const { shortcuts } = shortcutStore.getState();
  previousKey = { key, at };
  return (
    shortcuts.findLast(({ keys }) => keys === sequence) ?? shortcuts.findLast(({ keys }) => keys === key)
  );
}

/** The key as shortcuts name it. A capital letter without Shift comes from Caps Lock and counts as a small letter. */
const keyOf = ({ key, shiftKey }: KeyboardEvent): string =>
  key.length === 1 && !shiftKey ? key.toLowerCase() : key;

type Options = { singleKeys: () => boolean; isMember: () => boolean; earlyKeys: readonly KeyboardEvent[] };

/** Listens for shortcuts, and for Ctrl K or ⌘ K, which opens the palette for members. `earlyKeys` are handled first. */
export function startShortcuts({ singleKeys, isMember, earlyKeys }: Options): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, timeStamp } = event;
    if (isComposing(event) || !isMember()) return;
    if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
      event.preventDefault();
      if (!isDialogOpen()) openPalette();
      return;
    }
    const isModifier = ctrlKey || metaKey || altKey;
    if (isModifier || !singleKeys() || isField(target) || isDialogOpen()) return;
    const found = find(keyOf(event), timeStamp);
    if (!found) return;
    previousKey = null;
    event.preventDefault();
    found.run();
  };
  const handle = (event: KeyboardEvent) => {
    if (!event.defaultPrevented) handleKey(event);
  };
  for (const event of earlyKeys) handleKey(event);
  document.addEventListener('keydown', handle);
  return () => document.removeEventListener('keydown', handle);
}
