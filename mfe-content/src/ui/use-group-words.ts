import { useIsSample } from '@az/shared/api';

const onDevice = {
  note: 'Le groupe reste sur cet appareil, en tête de vos groupes\u00a0: il n’est envoyé à personne.',
  created: (name: string) => `«\u202f${name}\u202f» figure en tête de vos groupes, sur cet appareil.`,
  removeEffect:
    'Le groupe et ce que vous y avez écrit ne figureront plus sur cet appareil. Cela ne peut pas être annulé.',
  removed: (name: string) => `«\u202f${name}\u202f» a été supprimé de cet appareil.`,
  onlyHere: 'Votre publication reste sur cet appareil\u00a0: elle n’est envoyée à personne.',
  own: 'Exemple local',
  others: 'Exemple',
};

const onServer: typeof onDevice = {
  note: '',
  created: (name) => `«\u202f${name}\u202f» figure en tête de vos groupes.`,
  removeEffect: 'Le groupe et ses publications seront supprimés. Cela ne peut pas être annulé.',
  removed: (name) => `«\u202f${name}\u202f» a été supprimé.`,
  onlyHere: '',
  own: '',
  others: '',
};

/** What screens say of where groups are stored, which is this device if the server has no groups; empty texts are left out. */
export const useGroupWords = () => (useIsSample('groups') ? onDevice : onServer);
