import { useEffect } from 'react';
import { asAppError } from '../api/index.ts';
import { toast } from './toast-store.ts';

/** Errors for which a toast was shown, so that several components with the same query show only one. */
const toastedErrors = new WeakSet<Error>();

/** Shows a toast when a query fails: one for each failed attempt. */
export function useFailureToast(error: Error | null, message: string): void {
  useEffect(() => {
    if (!error || toastedErrors.has(error)) return;
    toastedErrors.add(error);
    toast({ message, variant: 'danger' });
  }, [error, message]);
}

/**
 * Reports a failed write that has no place on the screen: shows a toast with `failed`, then why it failed or when to
 * try again. A bug is also reported.
 */
export function toastFailure(failed: string, thrown: unknown): void {
  toast({ message: `${failed} ${asAppError(thrown).reason}`, variant: 'danger', duration: 6000 });
}
