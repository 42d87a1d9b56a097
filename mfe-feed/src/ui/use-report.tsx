import { useOnDemand } from '@az/shared/on-demand';
import { type ReactNode, useState } from 'react';

/** A dialog that reports `subject`, such as `la publication de X`; its code loads on demand. */
export function useReport(subject: string): { open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const part = useOnDemand(() =>
    import('@az/shared/social/ReportDialog').then((loaded) => loaded.ReportDialog),
  );
  return {
    open: () => {
      setOpen(true);
      part.show();
    },
    dialog: isOpen && part.Part && <part.Part onClose={() => setOpen(false)} subject={subject} />,
  };
}
