import { createStore } from 'zustand';
import { toastDuration } from '../constants/index.ts';

/** Looks of a toast; `warning` is only for a server's own message beside a failed form. */
export type ToastVariant = 'light' | 'dark' | 'danger' | 'success' | 'primary' | 'warning';

export type Toast = {
  id: number;
  message: string;
  variant: ToastVariant;
  /** Milliseconds on the screen. */
  duration: number;
};

type ToastRequest = { message: string; variant?: ToastVariant; duration?: number };

/** Most toasts on the screen at once; those that come later wait until there is room. */
export const maxShown = 4;

/** Toasts from the oldest to the newest; the first four are shown. */
export const toastStore = createStore<{ toasts: Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

/**
 * Shows a short message at the top right, for `toastDuration` unless told otherwise. What must be read
 * also has to stand in the page: a toast goes by itself.
 */
export function toast({ message, variant = 'light', duration = toastDuration }: ToastRequest): number {
  lastId += 1;
  const added: Toast = { id: lastId, message, variant, duration };
  toastStore.setState(({ toasts }) => ({ toasts: [...toasts, added] }));
  return added.id;
}

/** Takes a toast away, shown or waiting. */
export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }));
}
