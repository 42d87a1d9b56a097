import { isSlotFilled, Slot } from '@az/shared/area';
import { type ReactNode, useState } from 'react';

/** Another area's dialog that shares a URL of the product; `open` is undefined if no area provides it. */
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
