import type { Announcement } from '@az/shared/contracts';
import { trimText } from '@az/shared/format';
import { checked, useSubmitForm } from '@az/shared/forms';
import { FormDialog } from '@az/shared/social/FormDialog';
import { toast } from '@az/shared/toast';
import { Textarea } from '@az/shared/ui/Textarea';
import { useEditAnnouncement } from '../../data/own-announcements.ts';
import { editWords, textProblem } from './edit.form.ts';

/** Changes the text of the member's own announcement; its images stay. */
export function EditAnnouncement({
  announcement,
  onClose,
}: {
  announcement: Announcement;
  onClose: () => void;
}) {
  const edit = useEditAnnouncement();
  const { id, text, imageCount } = announcement;
  const form = useSubmitForm({
    initial: { text },
    fields: ['text'],
    check: (values) =>
      checked({ text: textProblem(values.text, imageCount !== null && imageCount > 0) }, () =>
        trimText(values.text),
      ),
    send: async (changed) => {
      await edit(id, changed);
      toast({ message: editWords.edited, variant: 'success' });
    },
  });
  return (
    <FormDialog
      form={form}
      labels={{ submit: 'Enregistrer', failed: editWords.failed }}
      onClose={onClose}
      title={editWords.title}
    >
      <Textarea data-autofocus label={editWords.text} maxRows={14} minRows={4} {...form.field('text')} />
    </FormDialog>
  );
}
