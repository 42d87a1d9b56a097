import { maxLengths } from '@az/shared/constants';
import { toast } from '@az/shared/toast';
import { CountedTextarea } from '@az/shared/ui/CountedTextarea';
import { Radio } from '@az/shared/ui/Radio';
import { Stack } from '@az/shared/ui/Stack';
import { TextInput } from '@az/shared/ui/TextInput';
import { useLocalGroups } from '../../data/groups/local-groups.ts';
import { FormDialog } from '../../ui/dialog-form/FormDialog.tsx';
import { useDialogForm } from '../../ui/dialog-form/use-dialog-form.ts';
import { groupFields, groupProblems, initialGroup, toGroup } from './group.form.ts';
import { words } from './words.ts';

type Props = {
  onClose: () => void;
  /** Called when the group was created; `onClose` follows. */
  onCreated: () => void;
};

/** Creates a group on this device; nothing is sent. */
export function GroupDialog({ onClose, onCreated }: Props) {
  const { add } = useLocalGroups();
  const form = useDialogForm({
    draft: 'create-group',
    initial: initialGroup,
    fields: groupFields,
    check: groupProblems,
    onDone: (values) => {
      const group = toGroup(values);
      add(group);
      toast({ message: words.created(group.name), variant: 'success', duration: 6000 });
      onCreated();
    },
  });
  const { textField, set, values } = form;
  return (
    <FormDialog
      form={form}
      note={words.note}
      onClose={onClose}
      submitLabel={words.submit}
      title={words.create}
    >
      <TextInput data-autofocus label={words.name} required {...textField('name')} />
      <Radio.Group label={words.type} onChange={(type) => set('type', type)} value={values.type}>
        <Stack gap="sm" mt="xs">
          <Radio description={words.publicHint} label={words.public} value="Public" />
          <Radio description={words.privateHint} label={words.private} value="Private" />
        </Stack>
      </Radio.Group>
      <CountedTextarea
        label={words.description}
        most={maxLengths.description}
        required
        {...textField('description')}
      />
    </FormDialog>
  );
}
