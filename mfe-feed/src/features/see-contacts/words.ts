export const words = {
  title: 'Contacts',
  empty: 'Aucun contact pour le moment.',
  failed: 'Les contacts n’ont pas pu être chargés. Réessayez.',
  online: 'En ligne',
  offline: 'Hors ligne',
};
