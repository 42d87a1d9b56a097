/** French copy of the member's videos. */
export const words = {
  loading: 'Chargement de vos vidéos…',
  failed: 'Vos vidéos n’ont pas pu être chargées. Réessayez dans un instant.',
  empty: 'Aucune vidéo',
  add: 'Ajouter une vidéo',
};
