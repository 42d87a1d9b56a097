import { shortcutStore } from '@az/shared/shortcuts';
import { openPalette } from '../features/palette/open-palette.ts';

/** Longest pause between the keys of a shortcut such as `g h`, in milliseconds. */
const sequenceMs = 1500;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches(
      'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select',
    ));

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

let before: { key: string; at: number } | null = null;

function find(key: string, at: number) {
  const isLatest = before && at - before.at < sequenceMs;
  const sequence = isLatest ? `${before?.key} ${key}` : key;
  const { shortcuts } = shortcutStore.getState();
  before = { key, at };
  return (
    shortcuts.findLast(({ keys }) => keys === sequence) ?? shortcuts.findLast(({ keys }) => keys === key)
  );
}

type Options = { singleKeys: () => boolean; isMember: () => boolean; missed: readonly KeyboardEvent[] };

/**
 * Listens to the keyboard for the shortcuts that components have registered, and for Ctrl K or ⌘ K, which opens the
 * palette for members. Keys that were `missed` before it started are heard first. Returns how to stop.
 */
export function startShortcuts({ singleKeys, isMember, missed }: Options): () => void {
  const hear = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, target, timeStamp } = event;
    if (isComposing || !isMember()) return;
    if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
      event.preventDefault();
      if (!isDialogOpen()) openPalette();
      return;
    }
    const isModifier = ctrlKey || metaKey || altKey;
    if (isModifier || !singleKeys() || isField(target) || isDialogOpen()) return;
    const found = find(key, timeStamp);
    if (!found) return;
    before = null;
    event.preventDefault();
    found.run();
  };
  const handle = (event: KeyboardEvent) => {
    if (!event.defaultPrevented) hear(event);
  };
  for (const event of missed) hear(event);
  document.addEventListener('keydown', handle);
  return () => document.removeEventListener('keydown', handle);
}
