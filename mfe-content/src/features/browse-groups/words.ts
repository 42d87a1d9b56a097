import type { GroupSort, GroupTab } from '@az/shared/contracts';

export const words = {
  title: 'Groupes',
  tabs: 'Groupes par liste',
  sort: 'Trier par',
  loading: 'Chargement des groupes…',
  failed: 'Les groupes n’ont pas pu être chargés. Réessayez dans un instant.',
  empty: 'Aucun groupe',
  found: (count: number) => (count > 1 ? `${count} groupes` : `${count} groupe`),
  listOfPage: (label: string, number: number, count: number) =>
    count > 1 ? `${label}, page ${number} sur ${count}` : label,
};

export const tabLabels: Record<GroupTab, string> = {
  mine: 'Mes groupes',
  suggested: 'Suggérés',
  popular: 'Populaires',
  more: 'Autres suggestions',
};

export const sortLabels: Record<GroupSort, string> = {
  alpha: 'Alphabétique',
  recent: 'Plus récents',
  active: 'Actifs récemment',
  suggested: 'Suggérés',
};
