import { paths } from '@az/shared/paths';
import { useNavigate } from '@az/shared/router';
import { ConfirmDialog } from '@az/shared/social/ConfirmDialog';
import { toast } from '@az/shared/toast';
import { Button } from '@az/shared/ui/Button';
import { IconCalendar, IconCheck, IconShare, IconTrash } from '@az/shared/ui/icons';
import { useState } from 'react';
import { useDeviceMark } from '../../data/device-marks.ts';
import type { NetworkEvent } from '../../data/events/event.ts';
import { useLocalEvents } from '../../data/events/local-events.ts';
import { saveCalendar } from '../../data/events/save-calendar.ts';
import { useShare } from '../../ui/use-share.tsx';
import styles from './ReadEvent.module.css';
import { words } from './words.ts';

/** Removes an event of this device, after a confirmation. */
function RemoveEvent({ event: { id, title } }: { event: NetworkEvent }) {
  const navigate = useNavigate();
  const { remove } = useLocalEvents();
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
          // Leaves the page before the event is removed; otherwise the page would say that it does not exist.
          void Promise.resolve(navigate(paths.feedEvents())).then(() => remove(id));
          toast({ message: words.removed(title), variant: 'light', duration: 4000 });
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
export function EventActions({ event }: { event: NetworkEvent }) {
  const { id, title, isLocal } = event;
  const path = paths.feedEvent(id);
  const going = useDeviceMark('going');
  const share = useShare({ path, title });
  const isGoing = going.has(id);
  return (
    <div className={styles.actions}>
      {!isLocal && (
        <Button
          aria-pressed={isGoing}
          leftSection={isGoing ? <IconCheck size={18} /> : undefined}
          onClick={() => going.set(id, !isGoing)}
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
      {share.open && !isLocal && (
        <Button leftSection={<IconShare size={18} />} onClick={share.open} variant="default">
          {words.share}
        </Button>
      )}
      {isLocal && <RemoveEvent event={event} />}
      {share.dialog}
    </div>
  );
}
