import type { OpenSession } from '@az/shared/contracts';

export const words = {
  title: 'Sessions ouvertes',
  intro:
    'Les navigateurs où vous êtes connecté. Fermez une session que vous ne reconnaissez pas, puis changez votre mot de passe.',
  failed: 'Vos sessions ouvertes n’ont pas pu être chargées.',
  current: 'Cette session',
  lastUsed: 'Dernière utilisation\u00a0: ',
  opened: 'Ouverte le ',
  address: 'Adresse internet abrégée\u00a0: ',
  addressNote:
    'De l’adresse internet, seul le début est gardé pour chaque session\u202f; aucun lieu n’en est déduit.',
  noOther: 'Aucune autre session n’est ouverte.',
  end: 'Fermer',
  endOthers: 'Fermer toutes les autres sessions',
  question: 'Fermer cette session\u202f?',
  effect: (name: string) => `${name}\u00a0: ce navigateur est déconnecté tout de suite.`,
  submit: 'Fermer la session',
  ending: 'Fermeture...',
  ended: 'Session fermée.',
  notEnded: 'La session n’a pas été fermée.',
  othersQuestion: 'Fermer toutes les autres sessions\u202f?',
  othersEffect: 'Tous les autres navigateurs sont déconnectés tout de suite. Celui-ci reste connecté.',
  othersSubmit: 'Fermer les autres sessions',
  othersEnded: 'Toutes les autres sessions sont fermées.',
  othersNotEnded: 'Les autres sessions n’ont pas été fermées.',
  password: 'Mot de passe actuel',
  passwordMissing: 'Saisissez votre mot de passe.',
};

/** Display name of a session: `Firefox sur Windows`. */
export const nameOf = ({ browser, system }: OpenSession): string =>
  [browser ?? 'Navigateur inconnu', system && `sur ${system}`].filter(Boolean).join(' ');

/** Display form of a shortened address: `203.0.113.x`, `2001:db8:1:x`. */
export const addressOf = (network: string): string => network.replace(/(?:0\/24|:\/48)$/, 'x');
