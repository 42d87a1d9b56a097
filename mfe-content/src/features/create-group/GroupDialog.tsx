import { maxLengths } from '@az/shared/contracts';
import { checked, useSubmitForm } from '@az/shared/forms';
import { FormDialog } from '@az/shared/social/FormDialog';
import { toast } from '@az/shared/toast';
import { CountedTextarea } from '@az/shared/ui/CountedTextarea';
import { Radio } from '@az/shared/ui/Radio';
import { Stack } from '@az/shared/ui/Stack';
import { TextInput } from '@az/shared/ui/TextInput';
import { useOwnGroups } from '../../data/groups/use-change-groups.ts';
import { useGroupWords } from '../../ui/use-group-words.ts';
import { groupFields, groupProblems, initialGroup, toGroup } from './group.form.ts';
import { words } from './words.ts';

type Props = {
  onClose: () => void;
  /** Called when the group was created; `onClose` follows. */
  onCreated: () => void;
};

/** Creates a group, whose first member is its creator. */
export function GroupDialog({ onClose, onCreated }: Props) {
  const { create } = useOwnGroups();
  const { note, created } = useGroupWords();
  const form = useSubmitForm({
    initial: initialGroup,
    fields: groupFields,
    check: (values) => checked(groupProblems(values), () => toGroup(values)),
    send: async (group, attempt) => {
      await create({ ...group, client_id: attempt });
      toast({ message: created(group.name), variant: 'success', duration: 6000 });
      onCreated();
    },
    draft: { key: 'create-group' },
  });
  const { field } = form;
  return (
    <FormDialog
      form={form}
      labels={{ submit: words.submit }}
      note={note}
      onClose={onClose}
      title={words.create}
    >
      <TextInput data-autofocus label={words.name} required {...field('name')} />
      <Radio.Group label={words.type} {...field('type')}>
        <Stack gap="sm" mt="xs">
          <Radio description={words.publicHint} label={words.public} value="Public" />
          <Radio description={words.privateHint} label={words.private} value="Private" />
        </Stack>
      </Radio.Group>
      <CountedTextarea
        label={words.description}
        most={maxLengths.description}
        required
        {...field('description')}
      />
    </FormDialog>
  );
}
