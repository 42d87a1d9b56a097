/** French copy while it is not known where a list comes from. */
export const words = {
  loading: 'Chargement…',
  failed: 'Cette page n’a pas pu être chargée. Réessayez dans un instant.',
};
