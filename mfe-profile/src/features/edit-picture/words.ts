import { maxCoverBytes, maxProfilePictureBytes, megabytes } from '@az/shared/contracts';
import type { PictureKind } from '@az/shared/pictures';

/** Texts of the specification for the two pictures (section 8), and our own. */
export const words: Record<
  PictureKind,
  {
    title: string;
    tooLarge: string;
    saved: string;
    notSaved: string;
    deleted: string;
    notDeleted: string;
    deleteQuestion: string;
    limit: string;
    sending: string;
    preview: string;
  }
> = {
  profile: {
    title: 'Photo de profil',
    tooLarge: `La taille de l'image ne doit pas dépasser ${megabytes(maxProfilePictureBytes)}MB`,
    saved: 'Photo de profil mise à jour avec succès',
    notSaved: 'Erreur lors de la mise à jour de la photo de profil',
    deleted: 'Photo supprimée avec succès',
    notDeleted: 'Erreur lors de la suppression',
    deleteQuestion: 'Supprimer la photo de profil\u202f?',
    limit: `JPEG, PNG, WebP, GIF ou AVIF, ${megabytes(maxProfilePictureBytes)} Mo au plus.`,
    sending: 'Envoi de la photo de profil',
    preview: 'Aperçu de la photo de profil',
  },
  cover: {
    title: 'Photo de couverture',
    tooLarge: `La taille de l'image ne doit pas dépasser ${megabytes(maxCoverBytes)}MB`,
    saved: 'Photo de couverture mise à jour avec succès',
    notSaved: 'Erreur lors de la mise à jour de la couverture',
    deleted: 'Photo de couverture supprimée avec succès',
    notDeleted: 'Erreur lors de la suppression de la couverture',
    deleteQuestion: 'Supprimer la photo de couverture\u202f?',
    limit: `JPEG, PNG, WebP, GIF ou AVIF, ${megabytes(maxCoverBytes)} Mo au plus.`,
    sending: 'Envoi de la photo de couverture',
    preview: 'Aperçu de la photo de couverture',
  },
};

export const notAnImage = 'Veuillez sélectionner une image valide';

export const editorWords = {
  choose: 'Choisir une image',
  drop: 'Déposez une image ici, collez-la, ou choisissez un fichier.',
  dropNow: 'Déposez l’image',
  oneOnly: 'Déposez une seule image à la fois.',
  reduce: "Réduire l'image",
  reading: 'Lecture de l’image…',
  crop: 'Cadrage. Les flèches déplacent l’image, + et - la zooment.',
  zoom: 'Zoom',
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  left: 'Déplacer l’image vers la gauche',
  right: 'Déplacer l’image vers la droite',
  up: 'Déplacer l’image vers le haut',
  down: 'Déplacer l’image vers le bas',
  save: 'Enregistrer la photo',
  retry: 'Réessayer',
  other: 'Choisir une autre image',
  cancel: 'Annuler',
  sent: 'Image envoyée, enregistrement…',
  leaveQuestion: 'Abandonner cette image\u202f?',
  leaveEffect: 'Elle n’a pas été enregistrée.',
  leave: 'Abandonner',
  stay: 'Continuer',
  remove: 'Supprimer',
  removeEffect: 'L’image par défaut la remplacera partout.',
};
