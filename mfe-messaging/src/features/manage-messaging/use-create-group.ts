import { useCheckedForm } from '@az/shared/forms';
import { useRef, useState } from 'react';
import { messaging } from '../../data/messaging-store.ts';
import { useMessaging } from '../../data/use-messaging.ts';
import { emptyGroup, fields, type GroupValues, groupProblems, isDirty, toRequest } from './group.form.ts';

/** The form of a group chat; the input survives a failure. */
export function useCreateGroup(onCreated: (groupId: string) => void, onClose: () => void) {
  const conversations = useMessaging((state) => state.conversations);
  const [state, setState] = useState<'writing' | 'asking' | 'sending' | 'failed'>('writing');
  const isSending = useRef(false);
  const nameField = useRef<HTMLInputElement>(null);
  const membersField = useRef<HTMLInputElement>(null);
  const { form, checkAll } = useCheckedForm<GroupValues>({
    initial: emptyGroup,
    fields,
    check: groupProblems,
    focus: (field) => (field === 'name' ? nameField : membersField).current?.focus(),
  });

  async function create(values: GroupValues) {
    if (isSending.current) return;
    isSending.current = true;
    setState('sending');
    try {
      const groupId = await messaging.createGroup(toRequest(values));
      onClose();
      onCreated(groupId);
    } catch {
      // Whatever the cause, the form stays as it is and can be sent again.
      setState('failed');
    } finally {
      isSending.current = false;
    }
  }

  return {
    form,
    state,
    nameField,
    membersField,
    people: conversations.filter(({ group }) => group === null).map(({ contact }) => contact),
    handleSubmit(event: { preventDefault: () => void }) {
      event.preventDefault();
      if (checkAll()) void create(form.getValues());
    },
    close() {
      if (isSending.current) return;
      if (isDirty(form.getValues())) setState('asking');
      else onClose();
    },
    goOn: () => setState('writing'),
  };
}
