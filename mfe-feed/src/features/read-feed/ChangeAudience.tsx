import { type Announcement, audiences } from '@az/shared/contracts';
import { checked, useSubmitForm } from '@az/shared/forms';
import { FormDialog } from '@az/shared/social/FormDialog';
import { toast } from '@az/shared/toast';
import { Radio } from '@az/shared/ui/Radio';
import { Stack } from '@az/shared/ui/Stack';
import { useSetAudience } from '../../data/own-announcements.ts';
import { audienceHints, audienceLabels, readAudience } from '../../ui/audiences.ts';

/** Changes who may see the member's own announcement. */
export function ChangeAudience({
  announcement: { id, audience = 'members' },
  onClose,
}: {
  announcement: Announcement;
  onClose: () => void;
}) {
  const setAudience = useSetAudience();
  const form = useSubmitForm({
    initial: { audience: audience as string },
    fields: ['audience'],
    check: (values) => checked({}, () => readAudience(values.audience)),
    send: async (wanted) => {
      await setAudience(id, wanted);
      toast({ message: `Visible par\u202f: ${audienceLabels[wanted]}.`, variant: 'success' });
    },
  });
  return (
    <FormDialog
      form={form}
      labels={{ submit: 'Enregistrer', failed: 'La publication est visible comme avant.' }}
      onClose={onClose}
      title="Qui peut voir la publication"
    >
      <Radio.Group label="Visible par" {...form.field('audience')}>
        <Stack gap="sm" mt="xs">
          {audiences.map((one) => (
            <Radio description={audienceHints[one]} key={one} label={audienceLabels[one]} value={one} />
          ))}
        </Stack>
      </Radio.Group>
    </FormDialog>
  );
}
