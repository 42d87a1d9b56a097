import { maxCoverBytes, maxProfilePictureBytes, megabytes } from '@az/shared/contracts';
export const words = {
  title: 'Photos',
  intro: `Votre photo de profil est au plus de ${megabytes(maxProfilePictureBytes)}\u00a0Mo, celle de couverture de ${megabytes(maxCoverBytes)}\u00a0Mo.`,
  profile: {
    title: 'Photo de profil',
    change: 'Changer la photo de profil',
    remove: 'Supprimer la photo de profil',
  },
  cover: {
    title: 'Photo de couverture',
    change: 'Changer la photo de couverture',
    remove: 'Supprimer la photo de couverture',
  },
  change: 'Changer',
  remove: 'Supprimer',
  loading: 'Chargement...',
  lost: 'Cette fenêtre n’a pas pu être chargée. Réessayez dans un instant.',
  absent: 'Les photos ne peuvent pas être changées pour le moment. Réessayez plus tard.',
  close: 'Fermer',
};
