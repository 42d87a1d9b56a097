import { checked, useSubmitForm } from '@az/shared/forms';
import { randomId } from '@az/shared/random-id';
import { FormDialog } from '@az/shared/social/FormDialog';
import { Checkbox } from '@az/shared/ui/Checkbox';
import { TextInput } from '@az/shared/ui/TextInput';
import { useState } from 'react';
import { messaging } from '../../data/messaging-store.ts';
import { useAbilities } from '../../data/use-abilities.ts';
import { useMessaging } from '../../data/use-messaging.ts';
import styles from './CreateGroup.module.css';
import { emptyGroup, fields, groupProblems, toRequest } from './group.form.ts';
import { words } from './group-words.ts';

type Props = { onCreated: (groupId: string) => void; onClose: () => void };

export function CreateGroup({ onCreated, onClose }: Props) {
  const conversations = useMessaging((state) => state.conversations);
  const people = conversations.filter(({ group }) => group === null).map(({ contact }) => contact);
  const { reachesMembers } = useAbilities();
  const [clientId] = useState(randomId);
  const form = useSubmitForm({
    initial: emptyGroup,
    fields,
    check: (values) => checked(groupProblems(values), () => toRequest(values)),
    send: async (request) => onCreated(await messaging.createGroup({ ...request, clientId })),
  });
  const { id: firstId, name: _, ...members } = form.field('memberIds');
  return (
    <FormDialog
      form={form}
      labels={{ submit: words.create, busy: words.creating, failed: words.failed }}
      note={reachesMembers ? undefined : words.local}
      onClose={onClose}
      title={words.groupTitle}
    >
      <TextInput
        autoComplete="off"
        data-autofocus
        label={words.groupName}
        withAsterisk
        {...form.field('name')}
      />
      <Checkbox.Group label={words.groupMembers} withAsterisk {...members}>
        <div className={styles.people}>
          {people.map(({ id, name, role }, index) => (
            <Checkbox
              description={role}
              id={index === 0 ? firstId : undefined}
              key={id}
              label={name}
              value={id}
            />
          ))}
        </div>
      </Checkbox.Group>
    </FormDialog>
  );
}
