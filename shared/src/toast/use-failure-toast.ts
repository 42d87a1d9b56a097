import { useEffect } from 'react';
import { toast } from './toast-store.ts';

/** Errors for which a toast was shown, however many components show the same query. */
const toastedErrors = new WeakSet<Error>();

/** Shows a toast when a query fails: one for each failed attempt. */
export function useFailureToast(error: Error | null, message: string): void {
  useEffect(() => {
    if (!error || toastedErrors.has(error)) return;
    toastedErrors.add(error);
    toast({ message, variant: 'danger' });
  }, [error, message]);
}
