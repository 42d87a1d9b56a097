import { Slot } from '@az/shared/area';
import { Alert } from '@az/shared/ui/Alert';
import { words } from './words.ts';

type Props = { experienceId: string | undefined; onClose: () => void };

/** The experience dialog, whose code loads on demand. */
export function EditDialog({ experienceId, onClose }: Props) {
  return (
    <Slot
      failed={
        <Alert closeButtonLabel={words.close} color="red" mt="md" onClose={onClose} withCloseButton>
          {words.dialogFailed}
        </Alert>
      }
      name="profile.experience-dialog"
      props={{ onClose, ...(experienceId !== undefined && { experienceId }) }}
    />
  );
}
