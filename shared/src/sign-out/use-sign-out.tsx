import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { countUnsent } from '../outbox/count-unsent.ts';
import { unstoredActs, useAuthContext } from '../session/index.ts';

type Dialog = ComponentType<
  ComponentProps<typeof import('../social/ConfirmDialog/ConfirmDialog.tsx').ConfirmDialog>
>;

const words = {
  question: 'Se déconnecter sans envoyer\u202f?',
  effect: (count: number) =>
    count === 1
      ? 'Un envoi attend encore sur cet appareil. Si vous vous déconnectez, il sera supprimé et ne partira pas.'
      : `${count} envois attendent encore sur cet appareil. Si vous vous déconnectez, ils seront supprimés et ne partiront pas.`,
  stay: 'Rester connecté',
  leave: 'Se déconnecter',
};

/**
 * Signs the member out. If acts on this device wait to be sent, asks first: in `question`, or in the browser's own
 * dialog if the code of `question` cannot be loaded, as happens without a network.
 */
export function useSignOut(onSignedOut?: () => void): { signOut: () => Promise<void>; question: ReactNode } {
  const { member, removeSession } = useAuthContext();
  const [asked, setAsked] = useState<{ Dialog: Dialog; count: number } | null>(null);
  const leave = () => {
    setAsked(null);
    void removeSession();
    onSignedOut?.();
  };
  const signOut = async () => {
    const count = member ? Math.max(await countUnsent(member.id), unstoredActs()) : 0;
    if (count === 0) return leave();
    const part = await import('../social/ConfirmDialog/ConfirmDialog.tsx').catch(() => null);
    if (part) setAsked({ Dialog: part.ConfirmDialog, count });
    else if (window.confirm(`${words.question}\n${words.effect(count)}`)) leave();
  };
  return {
    signOut,
    question: asked && (
      <asked.Dialog
        action={words.leave}
        cancel={words.stay}
        isDanger
        onCancel={() => setAsked(null)}
        onConfirm={leave}
        opened
        question={words.question}
      >
        {words.effect(asked.count)}
      </asked.Dialog>
    ),
  };
}
