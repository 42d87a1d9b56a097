export const words = {
  title: 'Actualités',
  empty: 'Aucune actualité pour le moment.',
  failed: 'Les actualités n’ont pas pu être chargées. Réessayez.',
  all: 'Toutes les actualités',
};
