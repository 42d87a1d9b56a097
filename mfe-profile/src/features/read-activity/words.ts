import type { Audience } from '@az/shared/contracts';

export const words = {
  loading: 'Chargement de votre activité…',
  failed: 'Votre activité n’a pas pu être chargée. Réessayez dans un instant.',
  published: 'a publié une annonce',
  addedPictures: (count: number) => (count > 1 ? `a publié ${count} images` : 'a publié une image'),
  empty: 'Aucune activité pour le moment.',
  feed: 'Voir le fil',
  filters: 'Filtrer par type',
  kinds: { publication: 'Publications', comment: 'Commentaires' },
  visibility: {
    members: 'Tous les membres',
    connections: 'Vos relations',
    private: 'Vous seul',
  } satisfies Record<Audience, string>,
  more: 'Voir plus',
};
