import { paths } from '@az/shared/paths';
import { useNavigate } from '@az/shared/router';
import { ConfirmDialog } from '@az/shared/social/ConfirmDialog';
import { toast } from '@az/shared/toast';
import { Button } from '@az/shared/ui/Button';
import { IconTrash } from '@az/shared/ui/icons';
import { useState } from 'react';
import type { NetworkEvent } from '../../data/events/event.ts';
import { useLocalEvents } from '../../data/events/local-events.ts';
import { words } from './words.ts';

/** Removes an event of this device, after a confirmation. */
export function RemoveEvent({ event: { id, title } }: { event: NetworkEvent }) {
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
          // Leaves the page first, which would otherwise say that the event does not exist.
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
