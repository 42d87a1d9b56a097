import { maxMessageLength } from '@az/shared/contracts';

/** Copy of writing a message; the English texts are fixed by the specification. */
export const words = {
  label: 'Type a message',
  send: 'Send',
  gif: 'Gif',
  sample: 'Exemple\u202f: vos messages restent sur cet appareil.',
  hint: 'Maj + Entrée pour aller à la ligne.',
  attach: 'Joindre une image',
  chosen: 'Image jointe au message',
  sendWithout: 'Envoyez de nouveau pour que le message parte sans elle.',
  noPictures: 'Un message ne peut pas contenir d’image\u00a0: rien n’a été joint.',
  oneOnly: 'Une seule image peut être jointe à un message. Choisissez-en une.',
  describe: 'Description de l’image (facultatif)',
  notKept: 'Exemple\u202f: l’image disparaîtra au prochain chargement de la page.',
  detach: 'Retirer l’image',
  gifs: 'Choisir un Gif',
  tooLong: (length: number) =>
    `Un message compte au plus ${maxMessageLength} caractères, le vôtre en compte ${length}. Raccourcissez-le.`,
  closed: (name: string) =>
    `Vous ne pouvez pas écrire à ${name}\u00a0: ses préférences ne le permettent pas.`,
  refused: (reason: string) => `Votre message n’a pas été envoyé. ${reason}`,
};
