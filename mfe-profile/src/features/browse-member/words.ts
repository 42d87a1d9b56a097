export const words = {
  tabs: (name: string) => `Profil de ${name}`,
  publications: 'Publications',
  about: 'À propos',
  connections: 'Relations',
  pictures: 'Photos',
  // Differs from the name of the card beside it.
  ownPictures: 'Toutes vos photos',
  more: 'Voir plus',
  publish: 'Publier une photo',
  addPicture: 'Ajouter une photo',
  ofConnections: (name: string) => ({
    loading: 'Chargement des relations…',
    failed: 'Ces relations n’ont pas pu être chargées. Réessayez dans un instant.',
    empty: `${name} n’a pas encore de relation que vous puissiez voir.`,
  }),
};
