import { useStore } from 'zustand';
import { type Toast, toastStore } from './toast-store.ts';

export function useToasts<Part>(select: (state: { toasts: Toast[] }) => Part): Part {
  return useStore(toastStore, select);
}
