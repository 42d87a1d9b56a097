import { paths } from '@az/shared/paths';
import type { AlbumTab } from '../../data/albums.ts';

export const words = {
  title: 'Albums',
  create: 'Créer un album',
  empty: 'Aucune photo',
  add: 'Ajouter une photo',
  failed: 'Les albums n’ont pas pu être chargés. Réessayez.',
  loading: 'Chargement des albums',
  needsTitle: 'Indiquez le titre de l’album.',
  needsPictures: 'Choisissez au moins une photo.',
  onlyHere: 'L’album reste sur cette page\u00a0: il n’est pas envoyé, et disparaît quand vous la quittez.',
};

export const tabs: Record<AlbumTab, { label: string; to: string }> = {
  'of-you': { label: 'Photos de vous', to: paths.feedAlbums() },
  yours: { label: 'Vos photos', to: `${paths.feedAlbums()}?tab=yours` },
  recent: { label: 'Albums récents', to: `${paths.feedAlbums()}?tab=recent` },
};

export const tabOf = (name: string | null): AlbumTab =>
  name !== null && Object.hasOwn(tabs, name) ? (name as AlbumTab) : 'of-you';
