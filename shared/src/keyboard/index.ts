type Modifiers = 'ctrlKey' | 'metaKey' | 'shiftKey';
type NativeKey = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode' | Modifiers>;

/** A key of the browser or of React. */
export type Key = NativeKey | (Pick<KeyboardEvent, 'key' | Modifiers> & { nativeEvent: NativeKey });

/**
 * Whether an input method uses this key itself. Safari and some others send the Enter that ends a composition afterwards,
 * when they are not composing any more: it has the key code of all keys of input methods.
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

/**
 * Enter, without Shift: sends a message. With a coarse pointer it belongs to an on-screen keyboard, which has no Shift +
 * Enter: there it begins a new line.
 */
export const isMessageSendKey = (event: Key): boolean =>
  isSendKey(event) || (isEnter(event) && !event.shiftKey && !matchMedia('(pointer: coarse)').matches);
