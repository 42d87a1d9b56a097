import { useOnDemand } from '@az/shared/on-demand';
import { type ReactNode, useState } from 'react';

/** Confirms before someone is blocked, and explains it; its code loads on demand. */
export function useBlockQuestion(name: string, onBlock: () => void): { ask: () => void; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const part = useOnDemand(() =>
    import('@az/shared/social/ConfirmDialog').then((loaded) => loaded.ConfirmDialog),
  );
  const confirm = () => {
    setAsking(false);
    onBlock();
  };
  return {
    ask: () => {
      setAsking(true);
      part.show();
    },
    dialog: isAsking && part.Part && (
      <part.Part
        action="Bloquer"
        isDanger
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
        opened
        question={`Bloquer ${name}\u202f?`}
      >
        Sur cet appareil et jusqu’à votre déconnexion, ses publications, ses commentaires et ses stories ne
        vous sont plus montrés. Cette personne n’en est pas avertie, et peut toujours voir votre profil et
        vous écrire. Vous pouvez la débloquer dans les réglages, sous «&nbsp;Confidentialité et
        sécurité&nbsp;».
      </part.Part>
    ),
  };
}
