export const words = {
  title: 'Ajouter une vidéo',
  onlyHere:
    'La vidéo reste sur cet appareil\u00a0: elle n’est pas envoyée, et disparaît quand la page est fermée.',
  needsTitle: 'Indiquez le titre de la vidéo.',
  needsFile: 'Choisissez une vidéo.',
  notAVideo: 'Ce fichier n’est pas une vidéo. Choisissez-en un autre.',
  added: 'Vidéo ajoutée sur cet appareil.',
};
