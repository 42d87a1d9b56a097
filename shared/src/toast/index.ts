export { dismissToast, type Toast, type ToastVariant, toast } from './toast-store.ts';
export { useFailureToast } from './use-failure-toast.ts';
export { useToasts } from './use-toasts.ts';
