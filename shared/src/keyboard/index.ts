type Modifiers = 'ctrlKey' | 'metaKey' | 'shiftKey';
type NativeKey = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode' | Modifiers>;

export type Key = NativeKey | (Pick<KeyboardEvent, 'key' | Modifiers> & { nativeEvent: NativeKey });

/** Whether an input method uses this key; Safari sends the Enter that ends a composition after its end, with code 229. */
export function isComposing(event: Key): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  return native.isComposing || native.keyCode === 229;
}

export const isEnter = (event: Key): boolean => event.key === 'Enter' && !isComposing(event);

export const isEscape = (event: Key): boolean => event.key === 'Escape' && !isComposing(event);

/** Enter with Ctrl or ⌘: sends a longer text. */
export const isSendKey = (event: Key): boolean => isEnter(event) && (event.ctrlKey || event.metaKey);

/** Enter without Shift. On-screen keyboards (a coarse pointer) have no Shift + Enter: their Enter begins a new line. */
export const isMessageSendKey = (event: Key): boolean =>
  isSendKey(event) || (isEnter(event) && !event.shiftKey && !matchMedia('(pointer: coarse)').matches);
