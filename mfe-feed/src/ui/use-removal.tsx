import { useWrite } from '@az/shared/api';
import { useOnDemand } from '@az/shared/on-demand';
import { type ReactNode, useState } from 'react';

type Options = {
  question: string;
  effect: string;
  failed: string;
  remove: () => Promise<void>;
};

/** `ask` opens a confirmation. The dialog is unmounted with the item, so `remove` moves the focus. */
export function useRemoval({ question, effect, failed, remove }: Options): {
  ask: () => void;
  dialog: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  const { isBusy, error, run, reset } = useWrite();
  const part = useOnDemand(() =>
    import('@az/shared/social/ConfirmDialog').then((loaded) => loaded.ConfirmDialog),
  );
  const confirm = () =>
    run(async () => {
      await remove();
      setOpen(false);
    });
  return {
    ask: () => {
      reset();
      setOpen(true);
      part.show();
    },
    dialog: isOpen && part.Part && (
      <part.Part
        action="Supprimer"
        cancel="Garder"
        isBusy={isBusy}
        isDanger
        onCancel={() => setOpen(false)}
        onConfirm={() => void confirm()}
        opened
        question={question}
      >
        {error ? <span role="alert">{`${failed} ${error.reason}`}</span> : effect}
      </part.Part>
    ),
  };
}
