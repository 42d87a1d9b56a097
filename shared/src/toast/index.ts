export { toastFailure, useFailureToast } from './failure-toasts.ts';
export { dismissToast, type Toast, type ToastVariant, toast } from './toast-store.ts';
export { useToasts } from './use-toasts.ts';
