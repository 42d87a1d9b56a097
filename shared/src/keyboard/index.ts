type Modifiers = 'ctrlKey' | 'metaKey' | 'shiftKey';
type NativeKey = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode' | Modifiers>;

/** A key of the browser or of React. */
export type Key = NativeKey | (Pick<KeyboardEvent, 'key' | Modifiers> & { nativeEvent: NativeKey });

/**
 * Whether an input method uses this key. Safari sends the Enter that ends a composition afterwards: with the key code of all
 * keys of input methods.
 */
export function isComposing(event: Key): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  return native.isComposing || native.keyCode === 229;
}

/** Whether this is Enter, and not that of an input method. */
export const isEnter = (event: Key): boolean => event.key === 'Enter' && !isComposing(event);

/** Whether this is Escape, and not that of an input method. */
export const isEscape = (event: Key): boolean => event.key === 'Escape' && !isComposing(event);

/** Enter with Ctrl or ⌘: sends a longer text. */
export const isSendKey = (event: Key): boolean => isEnter(event) && (event.ctrlKey || event.metaKey);

/** Enter without Shift. On-screen keyboards (a coarse pointer) have no Shift + Enter: theirs begins a new line. */
export const isMessageSendKey = (event: Key): boolean =>
  isSendKey(event) || (isEnter(event) && !event.shiftKey && !matchMedia('(pointer: coarse)').matches);
