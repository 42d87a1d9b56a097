export const words = {
  newer: 'Nouvelles publications',
  removalIsFinal: 'Elle disparaîtra pour tous les membres, avec ses images et ses commentaires.',
  notRemoved: 'La publication n’a pas été supprimée. Réessayez dans un instant.',
};
