/** French copy of loading the conversations. */
export const words = {
  failed: 'Vos conversations n’ont pas pu être chargées. Réessayez dans un instant.',
  loading: 'Chargement des conversations…',
};
