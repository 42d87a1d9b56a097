import { useWrite } from '@az/shared/api';
import { ConfirmDialog } from '@az/shared/social/ConfirmDialog';
import { toast } from '@az/shared/toast';
import { Alert } from '@az/shared/ui/Alert';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { useState } from 'react';
import { useRemoveExperience } from '../../data/experiences.ts';
import { words } from './removal-words.ts';

export type RemoveExperienceProps = {
  id: string;
  name: string;
  /** Called when the dialog has faded out. */
  onGone: (wasRemoved: boolean) => void;
};

/** Asks for confirmation and removes an entry. After a failure the entry and the dialog stay. */
export function RemoveExperience({ id, name, onGone }: RemoveExperienceProps) {
  const [isOpen, setOpen] = useState(true);
  const [isRemoved, setRemoved] = useState(false);
  const removeExperience = useRemoveExperience();
  const { isBusy, error, run } = useWrite();
  const { title, text, keep, failed, done } = words;
  const confirm = () =>
    run(async () => {
      await removeExperience(id);
      toast({ message: done, variant: 'success' });
      setRemoved(true);
      setOpen(false);
    });
  return (
    <ConfirmDialog
      action={words.do}
      cancel={keep}
      isBusy={isBusy}
      isDanger
      onCancel={() => setOpen(false)}
      onConfirm={() => void confirm()}
      onGone={() => onGone(isRemoved)}
      opened={isOpen}
      question={title}
    >
      <Stack gap="md">
        <Text>{text(name)}</Text>
        {error && (
          <Alert color="red" role="alert" title={failed}>
            {error.reason}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
