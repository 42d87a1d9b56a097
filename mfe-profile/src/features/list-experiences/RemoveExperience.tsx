import { toast } from '@az/shared/toast';
import { Alert } from '@az/shared/ui/Alert';
import { Text } from '@az/shared/ui/Text';
import { useState } from 'react';
import { useRemoveExperience } from '../../data/experiences.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { words } from './words.ts';

export type RemoveExperienceProps = {
  id: string;
  name: string;
  /** The question has faded out. */
  onGone: (wasRemoved: boolean) => void;
};

/** Asks before an entry is removed; a failure leaves the entry and the question. */
export function RemoveExperience({ id, name, onGone }: RemoveExperienceProps) {
  const [isOpen, setOpen] = useState(true);
  const { mutate, isPending, isSuccess, error } = useRemoveExperience();
  const { title, text, keep, failed, done } = words.removal;
  const remove = () =>
    mutate(id, {
      onSuccess: () => {
        toast({ message: done, variant: 'success' });
        setOpen(false);
      },
    });
  return (
    <ConfirmDialog
      busy={isPending}
      doLabel={words.removal.do}
      keepLabel={keep}
      onDo={remove}
      onGone={() => onGone(isSuccess)}
      onKeep={() => !isPending && setOpen(false)}
      opened={isOpen}
      title={title}
    >
      <Text>{text(name)}</Text>
      {error && (
        <Alert color="red" role="alert" title={failed}>
          {error.message}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
