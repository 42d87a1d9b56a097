import { maxNoteOfRequest } from '@az/shared/contracts';
import { useSubmitForm } from '@az/shared/forms';
import { FormDialog } from '@az/shared/social/FormDialog';
import { CountedTextarea } from '@az/shared/ui/CountedTextarea';
import { useChangeRelation } from '../../data/relations.ts';
import { checkNote, fields, initial } from './connect.form.ts';
import { words } from './words.ts';

type Props = { id: string; name: string; onClose: () => void };

export function ConnectDialog({ id, name, onClose }: Props) {
  const change = useChangeRelation();
  const form = useSubmitForm({
    initial,
    fields,
    check: checkNote,
    send: (note: string) => change(id, 'ask', note),
  });
  return (
    <FormDialog
      form={form}
      labels={{ submit: words.send, busy: words.sending, failed: words.notSent }}
      onClose={onClose}
      title={words.askTitle(name)}
    >
      <CountedTextarea
        autosize
        label={words.note}
        maxRows={8}
        minRows={3}
        most={maxNoteOfRequest}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
