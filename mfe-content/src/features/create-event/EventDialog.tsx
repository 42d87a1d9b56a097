import { checked, useSubmitForm } from '@az/shared/forms';
import { FormDialog } from '@az/shared/social/FormDialog';
import { toast } from '@az/shared/toast';
import { useState } from 'react';
import { today as presentDay } from '../../data/events/today.ts';
import { useOwnEvents } from '../../data/events/use-own-events.ts';
import { EventFields } from './EventFields.tsx';
import { eventFields, eventProblems, initialEvent, toEvent } from './event.form.ts';
import { words } from './words.ts';

type Props = {
  onClose: () => void;
  /** Called when the event was created; `onClose` follows. */
  onCreated?: () => void;
};

/** Creates an event that the member organises. */
export function EventDialog({ onClose, onCreated }: Props) {
  const { create } = useOwnEvents();
  const [today] = useState(presentDay);
  const form = useSubmitForm({
    initial: initialEvent,
    fields: eventFields,
    check: (values) => checked(eventProblems(values, today), () => toEvent(values)),
    send: async (event, attempt) => {
      await create({ ...event, client_id: attempt });
      toast({ message: words.created(event.title), variant: 'success', duration: 6000 });
      onCreated?.();
    },
    draft: { key: 'create-event' },
  });
  return (
    <FormDialog
      form={form}
      labels={{ submit: words.submit }}
      note={words.note}
      onClose={onClose}
      title={words.create}
    >
      <EventFields form={form} today={today} />
    </FormDialog>
  );
}
