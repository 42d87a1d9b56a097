/** French copy of the lists of a member. */
export const words = {
  tabs: (name: string) => `Profil de ${name}`,
  publications: 'Publications',
  about: 'À propos',
  connections: 'Relations',
  pictures: 'Photos',
  more: 'Voir plus',
  publish: 'Publier une photo',
  ofConnections: (name: string) => ({
    loading: 'Chargement des relations…',
    failed: 'Ces relations n’ont pas pu être chargées. Réessayez dans un instant.',
    empty: `${name} n’a pas encore de relation que vous puissiez voir.`,
  }),
  ofPictures: (name: string | null) => {
    const source = name === null ? 'de vos publications' : `des publications de ${name}`;
    return {
      loading: 'Chargement des photos…',
      failed: 'Ces photos n’ont pas pu être chargées. Réessayez dans un instant.',
      empty: `${name === null ? 'Vous n’avez' : `${name} n’a`} pas encore de photo dans ${name === null ? 'vos' : 'ses'} publications.`,
      image: (place: number) => `Image ${place} ${source}`,
      viewer: `Images ${source}`,
    };
  },
};
