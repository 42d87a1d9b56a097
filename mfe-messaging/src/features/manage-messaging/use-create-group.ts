import { useForm } from '@az/shared/forms';
import { useRef, useState } from 'react';
import { messaging } from '../../data/messaging-store.ts';
import { useMessaging } from '../../data/use-messaging.ts';
import { emptyGroup, type GroupValues, groupRules, isDirty, toRequest } from './group.form.ts';

/** The form of a group chat, checked when sent and from then on at each change; what was entered survives a failure. */
export function useCreateGroup(onCreated: (groupId: string) => void, onClose: () => void) {
  const conversations = useMessaging((state) => state.conversations);
  const [state, setState] = useState<'writing' | 'asking' | 'sending' | 'failed'>('writing');
  const [wasRefused, setWasRefused] = useState(false);
  const isSending = useRef(false);
  const nameField = useRef<HTMLInputElement>(null);
  const membersField = useRef<HTMLInputElement>(null);
  const form = useForm<GroupValues>({
    initialValues: emptyGroup,
    validate: groupRules,
    validateInputOnChange: wasRefused,
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
      // Why makes no difference to the member: the form stays as it is and can be sent again.
      setState('failed');
    } finally {
      isSending.current = false;
    }
  }

  function refuse(errors: Partial<Record<keyof GroupValues, unknown>>) {
    setWasRefused(true);
    (errors.name ? nameField : membersField).current?.focus();
  }

  return {
    form,
    state,
    nameField,
    membersField,
    people: conversations.filter(({ group }) => group === null).map(({ contact }) => contact),
    handleSubmit: form.onSubmit((values) => void create(values), refuse),
    close() {
      if (isSending.current) return;
      if (isDirty(form.getValues())) setState('asking');
      else onClose();
    },
    goOn: () => setState('writing'),
  };
}
