import { useStore } from 'zustand';
import { type Toast, toastStore } from './toast-store.ts';

/** A part of the toasts' state, for what shows them. */
export function useToasts<Part>(select: (state: { toasts: Toast[] }) => Part): Part {
  return useStore(toastStore, select);
}
