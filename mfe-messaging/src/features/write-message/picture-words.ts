/** Copy of the pictures of a message, which loads after the first view. */
export const words = {
  sample: 'Exemple\u202f: vos messages restent sur cet appareil.',
  sendWithout: 'Envoyez de nouveau pour que le message parte sans elle.',
  gif: 'Gif',
  attach: 'Joindre une image',
  chosen: 'Image jointe au message',
  describe: 'Description de l’image (facultatif)',
  notKept: 'Exemple\u202f: l’image disparaîtra au prochain chargement de la page.',
  detach: 'Retirer l’image',
  notSent: 'Votre message n’a pas été envoyé.',
  gifs: 'Choisir un Gif',
  noPictures: 'Un message ne peut pas contenir d’image\u00a0: rien n’a été joint.',
  oneOnly: 'Une seule image peut être jointe à un message. Choisissez-en une.',
};
