export const words = {
  title: 'Publications',
  search: 'Rechercher une publication',
  empty: 'Aucune publication.',
  showAll: 'Tout afficher',
  failed: 'Les publications n’ont pas pu être chargées. Réessayez.',
  loading: 'Chargement des publications',
  found: (count: number) => (count > 1 ? `${count} publications` : `${count} publication`),
};

const names: Record<string, string> = { 'for-you': 'Pour vous', covid: 'Covid', metiers: 'Métiers' };

/** Display name of a category; an unknown one is capitalised. */
export const nameOf = (category: string): string =>
  names[category] ?? category.charAt(0).toUpperCase() + category.slice(1);
