import { useOnDemand } from '@az/shared/on-demand';
import { type ReactNode, useState } from 'react';

/** A dialog that shares a URL of the product; its code loads on demand. */
export function useShare({ path, title }: { path: string; title: string }): {
  open: () => void;
  dialog: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  const part = useOnDemand(() => import('./ShareDialog.tsx').then((loaded) => loaded.ShareDialog));
  return {
    open: () => {
      setOpen(true);
      part.show();
    },
    dialog: isOpen && part.Part && (
      <part.Part onClose={() => setOpen(false)} title={title} url={new URL(path, location.origin).href} />
    ),
  };
}
