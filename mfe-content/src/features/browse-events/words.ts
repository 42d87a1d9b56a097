import type { EventType } from '../../data/events/event.ts';

export const words = {
  title: 'Événements',
  tabs: 'Événements par catégorie',
  loading: 'Chargement des événements…',
  failed: 'Les événements n’ont pas pu être chargés. Réessayez dans un instant.',
  empty: 'Aucun événement dans cette catégorie.',
  showAll: 'Tout afficher',
  found: (count: number) => (count > 1 ? `${count} événements` : `${count} événement`),
  listOfPage: (label: string, number: number, count: number) =>
    count > 1 ? `${label}, page ${number} sur ${count}` : label,
};

export const typeLabels: Record<'all' | EventType, string> = {
  all: 'Tous',
  local: 'Locaux',
  'this-week': 'Cette semaine',
  online: 'En ligne',
};
