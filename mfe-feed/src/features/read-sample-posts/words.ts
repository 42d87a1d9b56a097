export const words = {
  title: 'Publications d’exemple',
  empty: 'Vous avez masqué toutes les publications d’exemple.',
  failed: 'Les publications d’exemple n’ont pas pu être chargées. Réessayez.',
};
