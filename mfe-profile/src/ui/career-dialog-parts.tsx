import type { AppError } from '@az/shared/api';
import { toast } from '@az/shared/toast';
import { ErrorState } from '@az/shared/ui/ErrorState';

/** Texts of the career dialogs. Texts from the specification are taken over word for word. */
export const labels = {
  failed: "Une erreur est survenue lors de l'envoi du formulaire",
  busy: 'Enregistrement...',
  submit: 'Enregistrer',
};

/** Toasts after a request that failed (specification, section 8). */
export function showFailureToasts({ serverMessage }: AppError): void {
  toast({ message: labels.failed, variant: 'danger' });
  // Shown long enough to be read.
  if (serverMessage) toast({ message: serverMessage, variant: 'warning', duration: 6000 });
}

/** Says that the lists of a form could not be loaded, with a button to retry. */
export function ListsFailed({ start }: { start: { hasFailed: boolean; retry: () => void } }) {
  return start.hasFailed ? (
    <ErrorState onRetry={start.retry}>Erreur lors du chargement des données initiales</ErrorState>
  ) : null;
}
