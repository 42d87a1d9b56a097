import { Slot, type SlotProps } from '@az/shared/area';
import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { useState } from 'react';
import { words } from './words.ts';

type Props = {
  label: string;
} & (
  | { name: 'profile.picture-editor'; given: Omit<SlotProps['profile.picture-editor'], 'onClose'> }
  | { name: 'profile.experience-dialog'; given: Omit<SlotProps['profile.experience-dialog'], 'onClose'> }
);

/** A button that opens a dialog of another area. The dialog's code loads when the button is pressed. */
export function EditorButton({ label, name, given }: Props) {
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="default">
        {label}
      </Button>
      {isOpen && (
        <Slot
          failed={
            <Alert closeButtonLabel={words.close} color="red" onClose={onClose} role="alert" withCloseButton>
              {words.dialogFailed}
            </Alert>
          }
          name={name}
          props={{ ...given, onClose }}
        />
      )}
    </>
  );
}
