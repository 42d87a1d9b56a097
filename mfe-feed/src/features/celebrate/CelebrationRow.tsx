import { isRouteLive } from '@az/shared/area';
import type { Celebration } from '@az/shared/contracts';
import { trimText } from '@az/shared/format';
import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import { ActionsMenu } from '@az/shared/social/ActionsMenu';
import { UndoNotice } from '@az/shared/social/UndoNotice';
import { useDraft } from '@az/shared/storage';
import { Avatar } from '@az/shared/ui/Avatar';
import { Button } from '@az/shared/ui/Button';
import { TextInput } from '@az/shared/ui/TextInput';
import { type FormEvent, useState } from 'react';
import styles from './Celebrate.module.css';
import { words } from './words.ts';

type Props = { celebration: Celebration; onDismiss: () => void };

function Wish({ id, name, placeholder }: { id: string; name: string; placeholder: string }) {
  const draft = useDraft(`wish:${id}`);
  const [sent, setSent] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const text = trimText(draft.text);
    setProblem(text === '' ? words.emptyWish : null);
    if (text === '') return;
    setSent(text);
    draft.discard();
  };
  if (isOver) return <p className={styles.sent}>{words.sent}</p>;
  if (sent !== null) {
    return (
      <UndoNotice
        onEnd={() => setOver(true)}
        onUndo={() => {
          draft.write(sent);
          setSent(null);
        }}
      >
        {words.sent}
      </UndoNotice>
    );
  }
  return (
    <form className={styles.wish} noValidate onSubmit={send}>
      <TextInput
        className={styles.field}
        error={problem}
        label={words.wishTo(name)}
        onChange={(event) => draft.write(event.currentTarget.value)}
        placeholder={placeholder}
        size="sm"
        value={draft.text}
      />
      <Button size="sm" type="submit" variant="light">
        Envoyer
      </Button>
    </form>
  );
}

/** One celebration: a wish to write, or an event to open. */
export function CelebrationRow({ celebration, onDismiss }: Props) {
  const { id, author, title, placeholder, eventId } = celebration;
  const event = eventId === null ? null : paths.eventDetails(eventId);
  return (
    <>
      <Avatar name={author.name} picture={author.picture} size={44} />
      <div className={styles.what}>
        <p className={styles.title}>
          <strong>{author.name}</strong> {title}
        </p>
        {event === null && <Wish id={id} name={author.name} placeholder={placeholder} />}
        {event !== null && isRouteLive(event) && (
          <Button component={Link} size="sm" to={event} variant="light">
            Voir l’événement
          </Button>
        )}
      </div>
      <ActionsMenu
        actions={[
          { label: 'Supprimer', onSelect: onDismiss, isDanger: true },
          { label: 'Désactiver les notifications', onSelect: () => undefined, isLater: true },
          {
            label: `Mettre ${author.name} en sourdine`,
            onSelect: () => undefined,
            isLater: true,
          },
        ]}
        label={`Actions sur la ligne de ${author.name}`}
      />
    </>
  );
}
