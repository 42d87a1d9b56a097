import type { Activity, ActivityKind } from '../../data/activities.ts';

export const words = {
  loading: 'Chargement de votre activité…',
  failed: 'Votre activité n’a pas pu être chargée. Réessayez dans un instant.',
  published: 'a publié une annonce',
  addedPictures: (count: number) => (count > 1 ? `a publié ${count} images` : 'a publié une image'),
  empty: 'Aucune activité pour le moment.',
  feed: 'Voir le fil',
  filters: 'Filtrer par type',
  all: 'Tout',
  kinds: {
    publication: 'Publications',
    comment: 'Commentaires',
    reaction: 'Réactions',
    connection: 'Relations',
    event: 'Événements',
  } satisfies Record<ActivityKind, string>,
  visibility: {
    public: 'Public',
    members: 'Tous les membres',
    connections: 'Vos relations',
    private: 'Vous seul',
  } satisfies Record<NonNullable<Activity['visibility']>, string>,
  more: 'Voir plus',
};
