import { isWriteUnderWay } from '@az/shared/api';
import { hasUnsavedEdits } from './unsaved-edits.ts';

/** What asks before the browser closes a page is asked as if it did. */
const blocksUnload = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Whether nothing is lost when this page ends now: nothing written, no dialog, no call under way that changes something. */
export const isSafeToReload = (): boolean =>
  !isWriteUnderWay() &&
  !document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') &&
  !hasUnsavedEdits() &&
  !blocksUnload();
