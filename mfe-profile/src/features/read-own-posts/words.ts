export const words = {
  placeholder: 'Quoi de neuf\u202f?',
  heading: 'Vos publications',
  unavailable: 'Vos publications ne peuvent pas être affichées ici pour le moment.',
  empty: "Vous n'avez encore rien publié.",
  publish: 'Publier',
};
