const edited = new WeakSet<EventTarget>();

/** Tracks from now on which fields of the page, of any build, a member edits. */
export function trackEdits(): void {
  document.addEventListener('input', ({ target }) => target && edited.add(target), true);
}

const contentOf = (field: Element): string | null =>
  'value' in field ? String(field.value) : field.textContent;

/** Whether a field on the page holds text that was entered in this page view and may be unsaved. */
export const hasUnsavedEdits = (): boolean =>
  [...document.querySelectorAll('input, textarea, select, [contenteditable]')].some(
    (field) => edited.has(field) && contentOf(field)?.trim() !== '',
  );
