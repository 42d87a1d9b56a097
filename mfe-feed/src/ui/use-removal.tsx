import { asAppError } from '@az/shared/api';
import { useOnDemand } from '@az/shared/on-demand';
import { type ReactNode, useState } from 'react';

type Options = {
  question: string;
  /** What follows from it. */
  effect: string;
  /** Said when it was not removed; why follows. */
  failed: string;
  /** Rejects when it was not removed. */
  remove: () => Promise<void>;
};

type State = { isBusy: boolean; failure: string | null };

/**
 * Removing something of one's own: `ask` opens a dialog, which stays and says so when it did not work. The dialog goes with
 * what was removed, so `remove` moves the focus.
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
