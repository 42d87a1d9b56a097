import { frenchSpaces } from '../../data/section.ts';

/** French copy around the text of the privacy page; the text itself is in `data/legal`. */
export const words = {
  updated: (day: string) => `Dernière mise à jour\u00a0: ${day}`,
  print: 'Imprimer',
  keys: {
    loading: 'Chargement de la liste.',
    failed: 'La liste de ce que votre navigateur garde n’a pas pu être chargée.',
  },
  key: 'Nom',
  what: 'À quoi cela sert',
  until: 'Combien de temps',
  caption: (storage: string) => frenchSpaces(`${storage} : ce que cette application y enregistre`),
};
