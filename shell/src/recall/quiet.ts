import { isWritePending } from '@az/shared/api';
import { holdsEdits } from './edits.ts';

/** What asks before the browser closes a page is asked as if it did. */
const isHeldBack = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Whether nothing is lost when this page ends now: nothing written, no dialog, no call under way that changes something. */
export const isQuiet = (): boolean =>
  !isWritePending() &&
  !document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') &&
  !holdsEdits() &&
  !isHeldBack();
