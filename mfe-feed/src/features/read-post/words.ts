export const words = {
  titleOf: (name: string) => `Publication de ${name}`,
  failed: 'La publication n’a pas pu être chargée. Réessayez.',
  commentsFailed: 'Les commentaires n’ont pas pu être chargés. Réessayez.',
};
