/** Copy of writing a message; the English texts are fixed by the specification. */
export const words = {
  label: 'Type a message',
  send: 'Send',
  gif: 'Gif',
  sample: 'Exemple\u202f: vos messages restent sur cet appareil.',
  hint: 'Maj + Entrée pour aller à la ligne.',
  attach: 'Joindre une image',
  chosen: 'Image jointe au message',
  describe: 'Description de l’image (facultatif)',
  notKept: 'Exemple\u202f: l’image disparaîtra au prochain chargement de la page.',
  detach: 'Retirer l’image',
  gifs: 'Choisir un Gif',
};
