import { useOnDemand } from '@az/shared/on-demand';
import { Button } from '@az/shared/ui/Button';
import { IconPlus } from '@az/shared/ui/icons';
import { type ComponentType, useState } from 'react';

type Props = {
  /** Label of the button. */
  label: string;
  load: () => Promise<ComponentType<{ onClose: () => void }>>;
};

/** A button that opens a dialog, whose code loads on hover, focus or press. */
export function OpenDialog({ label, load }: Props) {
  const [isOpen, setOpen] = useState(false);
  const dialog = useOnDemand(load);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        leftSection={<IconPlus size={18} />}
        onClick={({ currentTarget }) => {
          // The dialog returns the focus to this button, but not every browser focuses a pressed button.
          currentTarget.focus();
          setOpen(true);
          dialog.show();
        }}
        onFocus={dialog.preload}
        onPointerEnter={dialog.preload}
      >
        {label}
      </Button>
      {isOpen && dialog.Part && <dialog.Part onClose={() => setOpen(false)} />}
    </>
  );
}
