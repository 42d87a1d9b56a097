export const words = {
  placeholder: 'Quoi de neuf\u202f?',
  heading: 'Vos publications',
  loading: 'Chargement de vos publications…',
  failed: 'Vos publications n’ont pas pu être chargées. Réessayez dans un instant.',
  unavailable: 'Vos publications ne peuvent pas être affichées ici pour le moment.',
  empty: "Vous n'avez encore rien publié.",
  publish: 'Publier',
  removed: 'Publication supprimée',
  picturesOf: (name: string) => `de la publication de ${name}`,
};
