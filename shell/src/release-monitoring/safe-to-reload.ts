import { isWritePending } from '@az/shared/api';
import { hasUnsavedEdits } from './unsaved-edits.ts';

/** Whether a `beforeunload` listener would make the browser ask. */
const blocksUnload = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Whether a reload now loses nothing: no unsaved edit, no open dialog, no pending write. */
export const isSafeToReload = (): boolean =>
  !isWritePending() &&
  !document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') &&
  !hasUnsavedEdits() &&
  !blocksUnload();
