import { useOnDemand } from '@az/shared/on-demand';
import { type ReactNode, useState } from 'react';

const end =
  'Vous pouvez débloquer cette personne dans les réglages, sous «\u202fConfidentialité et sécurité\u202f».';

/** Text about the effect of a block, for blocks stored on the server and for those stored on the device. */
const effects = {
  server: `Vous ne verrez plus rien l’un de l’autre, et vous ne serez plus en relation. Cette personne n’en est pas avertie. ${end}`,
  device: `Sur cet appareil et jusqu’à votre déconnexion, ses publications, ses commentaires et ses stories ne vous sont plus montrés. Cette personne n’en est pas avertie, et peut toujours voir votre profil et vous écrire. ${end}`,
};

/** A dialog that explains what blocking does and asks for confirmation. Its code loads on demand. */
export function useBlockQuestion(
  name: string,
  onBlock: () => void,
  storedOn: keyof typeof effects = 'device',
): { ask: () => void; dialog: ReactNode } {
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
        {effects[storedOn]}
      </part.Part>
    ),
  };
}
