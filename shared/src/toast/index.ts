export { dismissToast, type Toast, type ToastVariant, toast } from './toast-store.ts';
export { useToasts } from './use-toasts.ts';
