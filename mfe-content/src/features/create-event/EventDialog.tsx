import { toast } from '@az/shared/toast';
import { useState } from 'react';
import { useLocalEvents } from '../../data/events/local-events.ts';
import { today as presentDay } from '../../data/events/today.ts';
import { FormDialog } from '../../ui/dialog-form/FormDialog.tsx';
import { useDialogForm } from '../../ui/dialog-form/use-dialog-form.ts';
import { EventFields } from './EventFields.tsx';
import { eventFields, eventProblems, initialEvent, toEvent } from './event.form.ts';
import { words } from './words.ts';

type Props = {
  onClose: () => void;
  /** Called when the event was created; `onClose` follows. */
  onCreated?: () => void;
};

/** Creates an event on this device; nothing is sent. */
export function EventDialog({ onClose, onCreated }: Props) {
  const { add } = useLocalEvents();
  const [today] = useState(presentDay);
  const form = useDialogForm({
    draft: 'create-event',
    initial: initialEvent,
    fields: eventFields,
    check: (values) => eventProblems(values, today),
    onDone: (values) => {
      const event = toEvent(values);
      add(event);
      toast({ message: words.created(event.title), variant: 'success', duration: 6000 });
      onCreated?.();
    },
  });
  return (
    <FormDialog
      form={form}
      note={words.note}
      onClose={onClose}
      submitLabel={words.submit}
      title={words.create}
    >
      <EventFields form={form} today={today} />
    </FormDialog>
  );
}
