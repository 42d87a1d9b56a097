import { isSlotFilled, Slot } from '@az/shared/area';
import { type ReactNode, useState } from 'react';

/** The dialog of another area that shares an address of the product; `open` is undefined where no area has it. */
export function useShare({ path, title }: { path: string; title: string }): {
  open: (() => void) | undefined;
  dialog: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  const url = new URL(path, window.location.origin).href;
  return {
    open: isSlotFilled('feed.share-dialog') ? () => setOpen(true) : undefined,
    dialog: isOpen && <Slot name="feed.share-dialog" props={{ url, title, onClose: () => setOpen(false) }} />,
  };
}
