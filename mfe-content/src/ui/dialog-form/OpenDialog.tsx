import { useOnDemand } from '@az/shared/on-demand';
import { Button } from '@az/shared/ui/Button';
import { IconPlus } from '@az/shared/ui/icons';
import { type ComponentType, useState } from 'react';

type Props = {
  /** The button's name. */
  label: string;
  load: () => Promise<ComponentType<{ onClose: () => void }>>;
};

/** A button that opens a dialog, which loads when someone is about to use it. */
export function OpenDialog({ label, load }: Props) {
  const [isOpen, setOpen] = useState(false);
  const dialog = useOnDemand(load);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        leftSection={<IconPlus size={18} />}
        onClick={({ currentTarget }) => {
          // Not every browser focuses what is pressed; the dialog gives the focus back to it.
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
