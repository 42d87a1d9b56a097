import type { GatheringType } from '@az/shared/contracts';

export const words = {
  title: 'Événements',
  tabs: 'Événements par catégorie',
  empty: 'Aucun événement dans cette catégorie.',
  showAll: 'Tout afficher',
  found: (count: number) => (count > 1 ? `${count} événements` : `${count} événement`),
  listOfPage: (label: string, number: number, count: number) =>
    count > 1 ? `${label}, page ${number} sur ${count}` : label,
};

export const typeLabels: Record<'all' | GatheringType, string> = {
  all: 'Tous',
  local: 'Locaux',
  'this-week': 'Cette semaine',
  online: 'En ligne',
};
