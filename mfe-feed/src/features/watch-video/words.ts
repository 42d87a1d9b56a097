export const words = {
  failed: 'La vidéo n’a pas pu être chargée. Réessayez.',
  loading: 'Chargement de la vidéo',
};
