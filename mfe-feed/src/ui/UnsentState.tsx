import type { Entry } from '@az/shared/outbox';
import { useQueryClient } from '@az/shared/query';
import { toast, toastFailure } from '@az/shared/toast';
import { Progress } from '@az/shared/ui/Progress';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { connectOutbox } from '../data/outbox.ts';
import { useUploads } from '../data/unconfirmed.ts';
import styles from './UnsentComments.module.css';

type Props = {
  entry: Entry;
  /** Words for the entry in the labels of the buttons: `cette publication`. */
  of: string;
  /** Edits the entry after it was removed from the outbox. `mayBeOnline`: it may have been sent before that. */
  onEdit?: (mayBeOnline: boolean) => void;
};

/** Says that an entry waits to be sent, or why the server refused it. Has buttons for what the member can do. */
export function UnsentState({ entry: { clientId, refusal }, of, onEdit }: Props) {
  const queries = useQueryClient();
  const part = useUploads((uploads) => uploads.find((one) => one.clientId === clientId)?.part);
  const retry = async () => (await connectOutbox(queries)).retry(clientId);
  const remove = async () => {
    const mayBeOnline = await (await connectOutbox(queries)).remove(clientId);
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
    <>
      {part !== undefined && <Progress label="Envoi des images" value={part * 100} />}
      <p className={refusal === null ? styles.waiting : styles.refused}>
        {refusal === null ? <span>En attente d’envoi</span> : <span role="alert">Non envoyé. {refusal}</span>}
        {refusal !== null && action('Réessayer', `d’envoyer ${of}`, retry)}
        {onEdit && action('Modifier', of, edit)}
        {action('Supprimer', of, remove)}
      </p>
    </>
  );
}
