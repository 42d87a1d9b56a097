export const words = {
  loading: 'Chargement…',
  failed: 'Cette page n’a pas pu être chargée. Réessayez dans un instant.',
};
