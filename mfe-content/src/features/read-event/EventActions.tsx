import { paths } from '@az/shared/paths';
import { Button } from '@az/shared/ui/Button';
import { IconCalendar, IconCheck, IconShare } from '@az/shared/ui/icons';
import type { NetworkEvent } from '../../data/events/event.ts';
import { saveCalendar } from '../../data/events/save-calendar.ts';
import { useItemFlag } from '../../data/item-flags.ts';
import { useShare } from '../../ui/use-share.tsx';
import styles from './ReadEvent.module.css';
import { RemoveEvent } from './RemoveEvent.tsx';
import { words } from './words.ts';

/** Actions on an event. */
export function EventActions({ event }: { event: NetworkEvent }) {
  const { id, title, isLocal } = event;
  const path = paths.feedEvent(id);
  const going = useItemFlag('going');
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
