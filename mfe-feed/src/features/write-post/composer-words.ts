import { maxAltLength, maxAnnouncementLength } from '@az/shared/contracts';
import { fullCount } from '@az/shared/format';

export const words = {
  title: 'Publier',
  publish: 'Publier',
  publishAnyway: 'Publier quand même',
  changePictures: 'Revenir aux images',
  askAnyway: 'Publier quand même\u202f?',
  publishing: 'Publication en cours…',
  sendingImages: 'Envoi des images',
  draftKept: 'Brouillon enregistré',
  keepDraft: 'Garder le brouillon\u202f?',
  picturesAreLost:
    'Le texte et l’humeur sont gardés sur cet appareil\u00a0; les images sont à choisir de nouveau.',
  textIsKept: 'Le texte et l’humeur sont gardés sur cet appareil.',
  maybeOnline:
    'L’envoi était terminé\u00a0: votre publication est peut-être en ligne. Publiez-la de nouveau pour le savoir\u00a0: elle n’y sera qu’une fois.',
  online: 'Votre publication est en ligne.',
  local:
    'Ce serveur ne permet pas encore de publier. Votre publication reste sur cet appareil, avec la mention «\u202fExemple local\u202f».',
  audience: 'Visible par tous les membres.',
  empty: 'Écrivez quelques mots ou ajoutez une image, puis publiez.',
  tooLong: (length: number) =>
    `Le texte compte ${fullCount(length)} caractères. Raccourcissez-le à ${fullCount(maxAnnouncementLength)} au plus.`,
  altTooLong: (number: number) =>
    `La description de l’image ${number} est trop longue. Raccourcissez-la à ${maxAltLength} caractères au plus.`,
  noRoom: 'Cet appareil n’a plus de place pour garder la publication. Libérez de la place, puis réessayez.',
};
