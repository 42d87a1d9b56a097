import { timeOrDateTime } from '../../format/dates.ts';
import { toast, toastFailure } from '../../toast/index.ts';
import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './UnsentNote.module.css';

type Props = {
  /** Why the server refused it; null while it waits. */
  refusal: string | null;
  /** Until when the server asked to wait, in milliseconds since 1970, if it did. */
  notBefore?: number | undefined;
  /** Whether it is lost when the page is closed, because the device stores nothing. */
  isInMemory?: boolean | undefined;
  /** Words for what is not sent in the labels of the buttons: `cette publication`. */
  of: string;
  onRetry: () => Promise<unknown>;
  /** Removes it. Resolves with true if sending had begun, so that the server may have it. */
  onRemove: () => Promise<boolean>;
  /** Edits it after it was removed. `mayBeOnline`: it may have been sent before that. */
  onEdit?: ((mayBeOnline: boolean) => void) | undefined;
};

function waitingWords({ notBefore = 0, isInMemory }: Pick<Props, 'notBefore' | 'isInMemory'>): string {
  const limit =
    notBefore > Date.now()
      ? `\u00a0: limite d’envois atteinte, nouvel essai ${timeOrDateTime(notBefore)}`
      : '';
  const memory = isInMemory
    ? '. Laissez cette page ouverte\u00a0: cet appareil ne garde pas vos envois.'
    : '';
  return `En attente d’envoi${limit}${memory}`;
}

/** Says that something waits to be sent, or why it was refused. Has buttons for what the member can do. */
export function UnsentNote({ refusal, notBefore, isInMemory, of, onRetry, onRemove, onEdit }: Props) {
  const remove = async () => {
    const mayBeOnline = await onRemove();
    if (mayBeOnline)
      toast({ message: `L’envoi avait commencé\u00a0: ${of} est peut-être en ligne.`, duration: 8000 });
    return mayBeOnline;
  };
  const edit = async () => onEdit?.(await remove());
  const action = (label: string, end: string, act: () => Promise<unknown>) => (
    <>
      {' '}
      ·{' '}
      <UnstyledButton onClick={() => act().catch((error) => toastFailure('Rien n’a été changé.', error))}>
        {label}
        <VisuallyHidden> {end}</VisuallyHidden>
      </UnstyledButton>
    </>
  );
  return (
    <p className={refusal === null ? styles.waiting : styles.refused}>
      {refusal === null ? (
        <span>{waitingWords({ notBefore, isInMemory })}</span>
      ) : (
        <span role="alert">Non envoyé. {refusal}</span>
      )}
      {refusal !== null && action('Réessayer', `d’envoyer ${of}`, onRetry)}
      {onEdit && action('Modifier', of, edit)}
      {action('Supprimer', of, remove)}
    </p>
  );
}
