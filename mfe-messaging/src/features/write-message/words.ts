/** Copy of writing a message; the English is fixed by the specification. */
export const words = {
  label: 'Type a message',
  send: 'Send',
  hint: 'Entrée pour envoyer, Maj + Entrée pour aller à la ligne.',
};
