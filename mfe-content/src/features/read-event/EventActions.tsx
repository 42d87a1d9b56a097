import { useWrite } from '@az/shared/api';
import type { Gathering } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { useNavigate } from '@az/shared/router';
import { ConfirmDialog } from '@az/shared/social/ConfirmDialog';
import { toast, toastFailure } from '@az/shared/toast';
import { Button } from '@az/shared/ui/Button';
import { IconCalendar, IconCheck, IconShare, IconTrash } from '@az/shared/ui/icons';
import { useState } from 'react';
import { useAttend } from '../../data/events/attendance-wishes.ts';
import { saveCalendar } from '../../data/events/save-calendar.ts';
import { useOwnEvents } from '../../data/events/use-own-events.ts';
import { useShare } from '../../ui/use-share.tsx';
import styles from './ReadEvent.module.css';
import { words } from './words.ts';

/** Removes an own event, after a confirmation. */
function RemoveEvent({ event: { id, title } }: { event: Gathering }) {
  const navigate = useNavigate();
  const { remove } = useOwnEvents();
  const { run } = useWrite((error) => toastFailure(words.notRemoved, error));
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button leftSection={<IconTrash size={18} />} onClick={() => setAsking(true)} variant="default">
        {words.remove}
      </Button>
      <ConfirmDialog
        action={words.remove}
        cancel={words.keep}
        isDanger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void run(async () => {
            await remove(id);
            void navigate(paths.feedEvents());
            toast({ message: words.removed(title), variant: 'light', duration: 4000 });
          });
        }}
        opened={isAsking}
        question={words.removeQuestion}
      >
        {words.removeEffect}
      </ConfirmDialog>
    </>
  );
}

/** Actions on an event. */
export function EventActions({ event }: { event: Gathering }) {
  const { id, title, may, attendance } = event;
  const path = paths.feedEvent(id);
  const attend = useAttend();
  const share = useShare({ path, title });
  const isGoing = attendance === 'going';
  return (
    <div className={styles.actions}>
      {may.includes('attend') && (
        <Button
          aria-pressed={isGoing}
          leftSection={isGoing ? <IconCheck size={18} /> : undefined}
          onClick={() => attend(id, isGoing ? 'none' : 'going')}
          variant={isGoing ? 'default' : 'filled'}
        >
          {words.join}
        </Button>
      )}
      <Button
        leftSection={<IconCalendar size={18} />}
        onClick={() => saveCalendar(event, path)}
        variant="default"
      >
        {words.calendar}
      </Button>
      {share.open && may.includes('share') && (
        <Button leftSection={<IconShare size={18} />} onClick={share.open} variant="default">
          {words.share}
        </Button>
      )}
      {may.includes('delete') && <RemoveEvent event={event} />}
      {share.dialog}
    </div>
  );
}
