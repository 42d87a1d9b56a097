const inCategory = (category: string | null) => (category === null ? '' : `\u00a0: ${category}`);

export const words = {
  titleOfPage: (number: number, category: string | null) =>
    `Actualités${inCategory(category)}${number > 1 ? `, page ${number}` : ''}`,
  listOfPage: (number: number, count: number) => `Articles, page ${number} sur ${count}`,
  loading: 'Chargement des actualités…',
  failed: 'Les actualités n’ont pas pu être chargées. Réessayez dans un instant.',
  empty: 'Aucune actualité pour le moment.',
  emptyCategory: (category: string) => `Aucun article dans la catégorie «\u202f${category}\u202f».`,
  category: (category: string) => `Catégorie\u00a0: ${category}`,
  all: 'Tout afficher',
};
