/** Copy of the data export. */
export const words = {
  title: 'Vos données',
  intro:
    'Un fichier JSON avec tout ce qu’AZ Connect détient sur vous\u202f: profil, photos, expériences, publications, commentaires, réglages, sessions, et ce que ce navigateur garde pour vous.',
  download: 'Télécharger mes données',
  downloading: 'Préparation...',
  done: 'Le fichier est prêt\u202f: votre navigateur l’enregistre.',
  doneFromSession:
    'Le fichier est prêt. Ce serveur ne donne pas tout ce qu’il détient\u202f: il contient ce que cette page sait de vous.',
  failed: 'Vos données n’ont pas pu être réunies. Aucun fichier n’a été enregistré.',
};
