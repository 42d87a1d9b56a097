import { maxTitleLength } from '@az/shared/contracts';

export const words = {
  heading: 'Albums',
  loading: 'Chargement de vos albums…',
  failed: 'Vos albums n’ont pas pu être chargés. Réessayez dans un instant.',
  empty: 'Aucun album.',
  create: 'Créer un album',
  local: 'Exemple local',
  viewer: (title: string) => `Photos de l’album ${title}`,
  title: 'Titre',
  photos: 'Photos',
  photosHint: 'Choisissez au moins une de vos photos.',
  titleMissing: 'Donnez un titre à l’album.',
  titleTooLong: `Le titre ne peut pas dépasser ${maxTitleLength} caractères.`,
  photosMissing: 'Choisissez au moins une photo.',
  localNote: 'L’album reste dans cette page, rien n’est envoyé.',
  lost: 'L’album n’a pas été créé.',
  created: (title: string) => `Album «\u202f${title}\u202f» créé dans cette page.`,
};
