import { createStore } from 'zustand';
import { toastDuration } from '../constants/index.ts';

/** Variants of a toast; `warning` is only for a server's own message about a failed form. */
export type ToastVariant = 'light' | 'dark' | 'danger' | 'success' | 'primary' | 'warning';

/** A button of a toast, for something that the member can also do elsewhere: the toast closes by itself. */
export type ToastAction = { label: string; onSelect: () => void };

export type Toast = {
  id: number;
  message: string;
  variant: ToastVariant;
  /** Duration in milliseconds. */
  duration: number;
  action?: ToastAction;
  /** Whether only the first two lines are shown, for a text that somebody else wrote and that is elsewhere as a whole. */
  isBrief?: true;
};

type ToastRequest = {
  message: string;
  variant?: ToastVariant;
  duration?: number;
  action?: ToastAction;
  isBrief?: true;
};

/** Maximum number of toasts on the screen; later ones wait. */
export const maxShown = 4;

/** Toasts from the oldest to the newest; the first four are shown. */
export const toastStore = createStore<{ toasts: Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

/** A short message at the top right, which closes by itself: important messages also belong in the page. */
export function toast({ variant = 'light', duration = toastDuration, ...request }: ToastRequest): number {
  lastId += 1;
  const added: Toast = { id: lastId, variant, duration, ...request };
  toastStore.setState(({ toasts }) => ({ toasts: [...toasts, added] }));
  return added.id;
}

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }));
}
