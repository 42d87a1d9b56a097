/** French copy of the news list. */
export const words = {
  titleOfPage: (number: number) => (number > 1 ? `Actualités, page ${number}` : 'Actualités'),
  listOfPage: (number: number, count: number) => `Articles, page ${number} sur ${count}`,
  loading: 'Chargement des actualités…',
  failed: 'Les actualités n’ont pas pu être chargées. Réessayez dans un instant.',
  empty: 'Aucune actualité pour le moment.',
};
