import { useEffect } from 'react';
import { toast } from './toast-store.ts';

/** Failures that a toast was shown for, however many components show the same query. */
const toasted = new WeakSet<Error>();

/** Shows a toast for the failure of a query: one for each failed attempt. */
export function useFailureToast(error: Error | null, message: string): void {
  useEffect(() => {
    if (!error || toasted.has(error)) return;
    toasted.add(error);
    toast({ message, variant: 'danger' });
  }, [error, message]);
}
