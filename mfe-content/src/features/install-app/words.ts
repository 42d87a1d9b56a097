import { frenchSpaces } from '../../data/section.ts';

export const words = {
  heading: (product: string) => `${product} sur votre appareil`,
  lead: 'L’application est celle que vous connaissez déjà, dans sa propre fenêtre et à portée de doigt. Rien à télécharger dans une boutique, rien à mettre à jour.',
  offers: 'Ce qu’elle offre',
  list: [
    'Une icône sur l’écran d’accueil, dans le Dock ou dans la barre des tâches.',
    'Une fenêtre à elle, sans barre d’adresse.',
    'La même session, le même thème et les mêmes brouillons que dans ce navigateur.',
    'Une page claire quand le réseau disparaît, avec le nombre de textes qui vous attendent.',
  ],
  installTitle: 'Installer',
  install: 'Installer l’application',
  ready: 'Votre navigateur propose l’installation\u00a0: elle prend quelques secondes.',
  notOffered:
    'Votre navigateur ne propose pas l’installation ici, ou elle est déjà faite. Suivez les étapes de votre système.',
  installed: 'L’application est installée. Ouvrez-la depuis vos programmes ou votre écran d’accueil.',
  running: 'Vous êtes dans l’application.',
  accepted: 'Installation en cours.',
  dismissed: 'Installation annulée. Vous pourrez la reprendre depuis le menu du navigateur.',
  failed: 'L’installation n’a pas pu commencer. Suivez les étapes de votre système.',
  steps: 'Étape par étape',
  elsewhere: 'Sur un autre appareil',
  scan: 'Visez ce code avec l’appareil photo de votre téléphone, ou recopiez l’adresse\u00a0:',
  code: (address: string) => `Code QR de l’adresse ${address}`,
};

/** How to install without a button, by system. */
export const platforms: readonly { name: string; steps: readonly string[] }[] = [
  {
    name: 'Android',
    steps: [
      'Ouvrez le menu du navigateur, les trois points.',
      'Choisissez « Installer l’application » ou « Ajouter à l’écran d’accueil ».',
      'Confirmez. L’icône rejoint vos applications.',
    ],
  },
  {
    name: 'iPhone et iPad',
    steps: [
      'Touchez le bouton de partage du navigateur.',
      'Faites défiler et choisissez « Sur l’écran d’accueil ».',
      'Touchez « Ajouter ».',
    ],
  },
  {
    name: 'Ordinateur',
    steps: [
      'Cherchez l’icône d’installation à droite de la barre d’adresse, ou ouvrez le menu du navigateur.',
      'Choisissez « Installer » ou, selon le système, « Ajouter au Dock ».',
      'L’application s’ouvre et rejoint vos programmes.',
    ],
  },
].map(({ name, steps }) => ({ name, steps: steps.map(frenchSpaces) }));
