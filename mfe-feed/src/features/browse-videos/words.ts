import { paths } from '@az/shared/paths';

export const words = {
  title: 'Vidéos',
  add: 'Ajouter une vidéo',
  empty: 'Aucune vidéo',
  failed: 'Les vidéos n’ont pas pu être chargées. Réessayez.',
  loading: 'Chargement des vidéos',
};

export type Tab = 'accueil' | 'direct' | 'emissions' | 'enregistrees';

const at = (tab: string) => `${paths.feedPostVideos()}?tab=${tab}`;

export const tabs: Record<Tab, { label: string; to: string }> = {
  accueil: { label: 'Accueil', to: paths.feedPostVideos() },
  direct: { label: 'En direct', to: at('direct') },
  emissions: { label: 'Émissions', to: at('emissions') },
  enregistrees: { label: 'Enregistrées', to: at('enregistrees') },
};

export const tabOf = (name: string | null): Tab =>
  name !== null && Object.hasOwn(tabs, name) ? (name as Tab) : 'accueil';
