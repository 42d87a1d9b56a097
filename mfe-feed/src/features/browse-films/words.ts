export const words = {
  failed: 'Les vidéos n’ont pas pu être chargées. Réessayez.',
  loading: 'Chargement des vidéos',
  empty: 'Aucune vidéo',
};
