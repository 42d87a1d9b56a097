import { maxMessageLength } from '@az/shared/contracts';

/** Copy of writing a message; the English texts are fixed by the specification. */
export const words = {
  label: 'Type a message',
  send: 'Send',
  hint: 'Maj + Entrée pour aller à la ligne.',
  tooLong: (length: number) =>
    `Un message compte au plus ${maxMessageLength} caractères, le vôtre en compte ${length}. Raccourcissez-le.`,
  awaitsAnswer: (name: string) =>
    `Vous avez écrit à ${name}. Vous pourrez écrire de nouveau à la première réponse, ou en rejoignant son réseau.`,
  notReceiving: (name: string) =>
    `Vous ne pouvez pas écrire à ${name}\u00a0: ses préférences ne le permettent pas.`,
  closedAccount: 'Ce compte est fermé et ne reçoit plus de message. Vos messages restent lisibles.',
  notStored: (reason: string) => `Votre message n’a pas été envoyé. ${reason}`,
};
