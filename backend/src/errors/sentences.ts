import { maxAnnouncementImageBytes, maxPicturePixels, megabytes } from '@az/shared/contracts';

const quoted = (name: string): string => `«\u202f${name}\u202f»`;

/** Error messages for people: what happened, then what to do. */
export const sentences = {
  signedOut: 'Votre session n’est pas ouverte ou a expiré. Connectez-vous pour continuer.',
  wrongSignIn:
    'Cette adresse e-mail et ce mot de passe ne correspondent à aucun compte. Vérifiez-les puis réessayez.',
  tooManySignIns: 'Trop de tentatives de connexion ont échoué. Patientez quelques minutes puis réessayez.',
  tooManyPasswords: 'Le mot de passe a été refusé trop souvent. Patientez une heure au plus puis réessayez.',
  tooManyTries: 'Cette demande a été faite trop souvent. Patientez une heure au plus puis réessayez.',
  wrongPassword: 'Ce mot de passe n’est pas le vôtre. Vérifiez-le puis réessayez.',
  passwordForEmail: 'Changer d’adresse e-mail demande votre mot de passe. Saisissez-le puis réessayez.',
  commonPassword:
    'Ce mot de passe est trop courant ou a déjà été divulgué. Choisissez-en un autre puis réessayez.',
  passwordAboutOwner:
    'Ce mot de passe reprend votre nom ou votre adresse. Choisissez-en un autre puis réessayez.',
  emailTaken:
    'Un compte existe déjà pour cette adresse e-mail. Connectez-vous ou demandez un nouveau mot de passe.',
  emailInUse: 'Cette adresse e-mail ne peut pas être utilisée. Choisissez-en une autre puis réessayez.',
  deadLink: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau puis réessayez.',
  wrongUnsubscribe:
    'Ce lien de désabonnement n’est pas valable\u00a0: il est incomplet, ou le compte est fermé. Vos réglages permettent aussi d’arrêter ces e-mails.',
  wrongLocation:
    'Le pays, la province et la ville ne vont pas ensemble. Choisissez les trois puis réessayez.',
  tooManyRequests: 'Trop de demandes ont été envoyées en peu de temps. Patientez une minute puis réessayez.',
  tooManyPosts: 'Vous avez beaucoup publié en une heure. Patientez un peu puis réessayez.',
  tooManyInvitations:
    'Vous avez envoyé beaucoup d’invitations en peu de temps. Patientez un peu puis réessayez.',
  tooManyContacts:
    'Vous avez cherché beaucoup d’adresses et de numéros aujourd’hui. Cherchez par le nom, ou réessayez demain.',
  tooManyOpenInvitations:
    'Beaucoup de vos invitations attendent une réponse. Retirez-en quelques-unes puis réessayez.',
  tooManyRelations: 'Cette liste est pleine. Retirez-en quelqu’un puis réessayez.',
  noInvitation:
    'Cette personne ne reçoit pas d’invitation de votre part. Vous pouvez suivre ses publications.',
  noMessages: 'Cette personne ne reçoit pas de message de votre part. Vous pouvez suivre ses publications.',
  awaitsAnswer:
    'Vous avez déjà écrit à cette personne. Vous pourrez écrire de nouveau quand elle aura répondu ou rejoint votre réseau.',
  closedAccount: 'Ce compte est fermé et ne reçoit plus de message. Vos messages restent lisibles.',
  tooManyFirstMessages:
    'Vous avez écrit à beaucoup de nouvelles personnes aujourd’hui. Répondez aux autres, ou réessayez demain.',
  tooManyMessages:
    'Vous avez envoyé beaucoup de messages dans cette conversation. Patientez un peu puis réessayez.',
  tooManyMessagesInDay: 'Vous avez envoyé beaucoup de messages aujourd’hui. Réessayez plus tard.',
  yourself: 'Cette action ne s’applique pas à vous-même. Choisissez une autre personne.',
  crossSite:
    'Cette demande vient d’un autre site et a été refusée. Revenez sur l’application puis réessayez.',
  notFound: 'Ce contenu n’existe pas ou n’existe plus. Revenez à la page précédente.',
  unreadable: 'La demande n’a pas pu être lue. Vérifiez les informations saisies puis réessayez.',
  wrongValue: 'Cette valeur n’est pas valable. Modifiez-la puis réessayez.',
  // The next two sentences come from the specification (section 5) or follow its wording.
  noPicture: 'Veuillez sélectionner une image valide',
  pictureTooLarge: (maxBytes: number) => `La taille de l'image ne doit pas dépasser ${megabytes(maxBytes)}MB`,
  emptyAnnouncement: 'Cette publication est vide. Écrivez un texte ou ajoutez une image.',
  tooManyPixels: `L’image dépasse ${maxPicturePixels / 1_000_000} millions de pixels. Choisissez-en une plus petite.`,
  /** Why a picture of an announcement is refused. `name` is the name of its file. */
  refusedPicture: {
    empty: (name: string) => `${quoted(name)} est vide\u00a0: choisissez une autre image.`,
    unknown: (name: string) =>
      `Veuillez sélectionner une image valide\u00a0: ${quoted(name)} n’en est pas une.`,
    damaged: (name: string) =>
      `${quoted(name)} est incomplète ou abîmée\u00a0: choisissez le fichier d’origine ou une autre image.`,
    tooManyPixels: (name: string) =>
      `${quoted(name)} compte plus de ${maxPicturePixels / 1_000_000} millions de pixels\u00a0: choisissez-en une version plus petite.`,
    tooHeavy: (name: string) =>
      `${quoted(name)} pèse plus de ${megabytes(maxAnnouncementImageBytes)} Mo\u00a0: choisissez-en une version plus légère.`,
  },
  busyDecoding: 'Trop d’images sont traitées en ce moment. Patientez quelques secondes puis réessayez.',
  tooLarge: 'Le contenu envoyé est trop volumineux. Raccourcissez-le puis réessayez.',
  reusedKey: 'Une première version a déjà été enregistrée. Vérifiez-la avant d’envoyer celle-ci.',
  notStored: 'Rien ne peut être enregistré pour le moment. Réessayez dans quelques minutes.',
  unavailable: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
  failed: 'Le service rencontre un problème. Réessayez dans quelques instants.',
} as const;
