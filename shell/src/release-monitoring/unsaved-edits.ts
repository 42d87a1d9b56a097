const edited = new WeakSet<EventTarget>();

/** From now on remembers the fields that somebody writes into, whichever build they come from. */
export function trackEdits(): void {
  document.addEventListener('input', ({ target }) => target && edited.add(target), true);
}

const contentOf = (field: Element): string | null =>
  'value' in field ? String(field.value) : field.textContent;

/** Whether a field on the screen holds something that was written in this page and is perhaps not saved. */
export const hasUnsavedEdits = (): boolean =>
  [...document.querySelectorAll('input, textarea, select, [contenteditable]')].some(
    (field) => edited.has(field) && contentOf(field)?.trim() !== '',
  );
