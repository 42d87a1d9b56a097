/** Copy of what is below the list, which loads after the first view. */
export const words = {
  archived: (count: number) => `Archivées (${count})`,
  more: 'Voir plus',
  loadingMore: 'Chargement…',
  moreFailed: 'La suite n’a pas pu être chargée. Réessayez dans un instant.',
};
