import { isRouteLive, isSlotFilled, Slot } from '@az/shared/area';
import { longDate } from '@az/shared/format';
import { paths } from '@az/shared/paths';
import { UndoNotice } from '@az/shared/social/UndoNotice';
import { Alert } from '@az/shared/ui/Alert';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconCalendarEvent, IconPlus } from '@az/shared/ui/icons';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { useState } from 'react';
import { useOwnEvents } from '../../data/use-own-events.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import styles from './BrowseOwnEvents.module.css';
import { OwnEventRow } from './OwnEventRow.tsx';
import { words } from './words.ts';

/** Opens the event dialog, if an area provides it. */
function CreateEvent() {
  const [opened, setOpened] = useState(false);
  if (!isSlotFilled('content.event-dialog')) return null;
  return (
    <>
      <Button leftSection={<IconPlus size={18} />} onClick={() => setOpened(true)} size="sm" variant="light">
        {words.create}
      </Button>
      {opened && <Slot name="content.event-dialog" props={{ onClose: () => setOpened(false) }} />}
    </>
  );
}

/** The events that the member organises or attends, the next one first. */
export function BrowseOwnEvents() {
  const { sample, left, leave, bringBack, forget } = useOwnEvents();
  const [isAlertShown, setAlertShown] = useState(true);
  const next = isAlertShown && sample.items?.find(({ id }) => id !== left);
  const empty = (
    <EmptyState
      action={isRouteLive(paths.feedEvents()) && <ButtonLink to={paths.feedEvents()}>{words.all}</ButtonLink>}
      icon={<IconCalendarEvent />}
    >
      {words.empty}
    </EmptyState>
  );
  return (
    <Card className={styles.card} padding="lg">
      <div className={styles.head}>
        <SampleNotice extension="gatherings" />
        <CreateEvent />
      </div>
      {next && (
        <Alert
          closeButtonLabel={words.dismiss}
          icon={<IconCalendarEvent />}
          onClose={() => setAlertShown(false)}
          role="status"
          withCloseButton
        >
          {words.alert(next.title, longDate(next.date))}
        </Alert>
      )}
      <SampleStates empty={empty} sample={sample} skeleton={<RowsSkeleton />} words={words}>
        {(events) => (
          <ul className={styles.list}>
            {events.map((event) => (
              <li className={styles.item} key={event.id}>
                {event.id === left ? (
                  <UndoNotice onEnd={forget} onUndo={bringBack}>
                    {event.own ? words.cancelled(event.title) : words.left(event.title)}
                  </UndoNotice>
                ) : (
                  <OwnEventRow event={event} onLeave={() => leave(event)} />
                )}
              </li>
            ))}
          </ul>
        )}
      </SampleStates>
    </Card>
  );
}
