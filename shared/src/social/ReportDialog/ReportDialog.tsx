import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Modal } from '../../ui/Modal/Modal.tsx';
import { Radio } from '../../ui/Radio/Radio.tsx';
import { TruncatedName } from '../../ui/Text/Text.tsx';
import { Textarea } from '../../ui/Textarea/Textarea.tsx';
import styles from './ReportDialog.module.css';

const reasons = [
  'Contenu indésirable ou trompeur',
  'Harcèlement ou propos blessants',
  'Usurpation d’identité',
  'Contenu choquant ou illégal',
  'Autre raison',
] as const;

type Props = {
  /** What is reported, as it follows `Signaler` in the title: `la conversation avec X`. */
  subject: string;
  onClose: () => void;
};

function Thanks({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p role="status">Merci. Comme annoncé, rien n’a été envoyé.</p>
      <div className={styles.buttons}>
        <Button data-autofocus onClick={onClose}>
          Fermer
        </Button>
      </div>
    </>
  );
}

/** A dialog to report something. It first says that nobody can receive reports yet, so nothing is sent. */
export function ReportDialog({ subject, onClose }: Props) {
  const [state, setState] = useState<'asking' | 'refused' | 'done'>('asking');
  const [reason, setReason] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (reason === null) first.current?.focus();
    setState(reason === null ? 'refused' : 'done');
  }
  return (
    <Modal onClose={onClose} opened title={<TruncatedName>{`Signaler ${subject}`}</TruncatedName>}>
      {state === 'done' ? (
        <Thanks onClose={onClose} />
      ) : (
        <form noValidate onSubmit={handleSubmit}>
          <p className={styles.note}>
            Ce réseau n’a pas encore de modération&nbsp;: votre signalement ne sera envoyé à personne.
          </p>
          <Radio.Group
            error={state === 'refused' && reason === null && 'Choisissez une raison.'}
            label="Pourquoi le signalez-vous&#8239;?"
            name="reason"
            onChange={setReason}
            value={reason}
          >
            <div className={styles.reasons}>
              {reasons.map((one, index) => (
                <Radio key={one} label={one} ref={index === 0 ? first : undefined} value={one} />
              ))}
            </div>
          </Radio.Group>
          <Textarea label="Précisions (facultatif)" maxRows={6} minRows={2} mt="md" name="details" />
          <div className={styles.buttons}>
            <Button onClick={onClose} variant="default">
              Annuler
            </Button>
            <Button type="submit">Signaler</Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
