import { isSlotFilled, Slot } from '@az/shared/area';
import { Button } from '@az/shared/ui/Button';
import { IconPlus } from '@az/shared/ui/icons';
import { useState } from 'react';
import { words } from './words.ts';

/** Opens the event dialog, if an area provides it. */
export function CreateEvent() {
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
