import type { Entry } from '@az/shared/outbox';
import { useQueryClient } from '@az/shared/query';
import { toastFailure } from '@az/shared/toast';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { connectOutbox } from '../data/outbox.ts';
import styles from './UnsentComments.module.css';

type Props = {
  entry: Entry;
  /** What it is, for the names of the buttons. */
  of: string;
};

/** Says that something waits to be sent, or why the server refused it, with what the member may do then. */
export function UnsentState({ entry: { clientId, refusal }, of }: Props) {
  const queries = useQueryClient();
  if (refusal === null) return <p className={styles.waiting}>En attente d’envoi</p>;
  const act = (name: 'retry' | 'remove') => () =>
    connectOutbox(queries)
      .then((outbox) => outbox[name](clientId))
      .catch((error) => toastFailure('Rien n’a été changé.', error));
  return (
    <p className={styles.refused}>
      <span role="alert">Non envoyé. {refusal}</span> ·{' '}
      <UnstyledButton onClick={act('retry')}>
        Réessayer<VisuallyHidden> d’envoyer {of}</VisuallyHidden>
      </UnstyledButton>{' '}
      ·{' '}
      <UnstyledButton onClick={act('remove')}>
        Supprimer<VisuallyHidden> {of}</VisuallyHidden>
      </UnstyledButton>
    </p>
  );
}
