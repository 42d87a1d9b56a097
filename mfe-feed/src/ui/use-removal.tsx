import { asAppError } from '@az/shared/api';
import { useOnDemand } from '@az/shared/on-demand';
import { type ReactNode, useState } from 'react';

type Options = {
  question: string;
  /** Consequences of the removal. */
  effect: string;
  /** Message when the removal failed; the cause follows. */
  failed: string;
  /** Rejects when the removal failed. */
  remove: () => Promise<void>;
};

type State = { isBusy: boolean; failure: string | null };

/**
 * Removes an item of the member: `ask` opens a confirmation, which stays open with a message on failure. The dialog is
 * unmounted with the item, so `remove` moves the focus.
 */
export function useRemoval({ question, effect, failed, remove }: Options): {
  ask: () => void;
  dialog: ReactNode;
} {
  const [state, setState] = useState<State | null>(null);
  const part = useOnDemand(() =>
    import('@az/shared/social/ConfirmDialog').then((loaded) => loaded.ConfirmDialog),
  );
  const confirm = async () => {
    setState({ isBusy: true, failure: null });
    try {
      await remove();
      setState(null);
    } catch (thrown) {
      setState({ isBusy: false, failure: `${failed} ${asAppError(thrown).reason}` });
    }
  };
  return {
    ask: () => {
      setState({ isBusy: false, failure: null });
      part.show();
    },
    dialog: state && part.Part && (
      <part.Part
        action="Supprimer"
        cancel="Garder"
        isBusy={state.isBusy}
        isDanger
        onCancel={() => setState(null)}
        onConfirm={() => void confirm()}
        opened
        question={question}
      >
        {state.failure ? <span role="alert">{state.failure}</span> : effect}
      </part.Part>
    ),
  };
}
