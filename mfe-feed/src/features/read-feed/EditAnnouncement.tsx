import type { Announcement } from '@az/shared/contracts';
import { trimText } from '@az/shared/format';
import { checked, useSubmitForm } from '@az/shared/forms';
import { Mentions } from '@az/shared/social/CommentBox';
import { FormDialog } from '@az/shared/social/FormDialog';
import { toast } from '@az/shared/toast';
import { Textarea } from '@az/shared/ui/Textarea';
import { useRef } from 'react';
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
  const { text, imageCount } = announcement;
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useSubmitForm({
    initial: { text },
    fields: ['text'],
    check: (values) =>
      checked({ text: textProblem(values.text, imageCount !== null && imageCount > 0) }, () =>
        trimText(values.text),
      ),
    send: async (changed) => {
      await edit(announcement, changed);
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
      <Textarea
        data-autofocus
        label={editWords.text}
        maxRows={14}
        minRows={4}
        ref={field}
        {...form.field('text')}
      />
      <Mentions field={field} />
    </FormDialog>
  );
}
