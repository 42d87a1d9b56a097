/** Sentences of the first view of the home page. */
export const words = {
  block: (first: number, last: number) => `Publications ${first} à ${last}`,
  audience: (audience: 'connections' | 'private', isOwn: boolean) =>
    isOwn ? (audience === 'private' ? 'Moi seul' : 'Mes relations') : 'Réservé à ses relations',
  network: 'Mon réseau',
  all: 'Tout le réseau',
  gone: 'Cette publication n’est plus disponible.',
  allHidden:
    'Vous avez masqué les annonces d’ici, ou vous ne suivez plus ou avez bloqué les personnes qui les ont écrites.',
};
