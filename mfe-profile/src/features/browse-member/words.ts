/** French copy of the lists on another member's profile. */
export const words = {
  tabs: (name: string) => `Profil de ${name}`,
  publications: 'Publications',
  about: 'À propos',
  connections: 'Relations',
  pictures: 'Photos',
  more: 'Voir plus',
  picturesOf: (name: string) => `des publications de ${name}`,
  image: (place: number, name: string) => `Image ${place} des publications de ${name}`,
  ofConnections: (name: string) => ({
    loading: 'Chargement des relations…',
    failed: 'Ces relations n’ont pas pu être chargées. Réessayez dans un instant.',
    empty: `${name} n’a pas encore de relation que vous puissiez voir.`,
  }),
  ofPictures: (name: string) => ({
    loading: 'Chargement des photos…',
    failed: 'Ces photos n’ont pas pu être chargées. Réessayez dans un instant.',
    empty: `${name} n’a pas encore de photo dans ses publications.`,
  }),
};
