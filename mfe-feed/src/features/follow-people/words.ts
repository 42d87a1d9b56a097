export const words = {
  title: 'À suivre',
  empty: 'Aucune suggestion pour le moment.',
  failed: 'Les suggestions n’ont pas pu être chargées. Réessayez.',
};
