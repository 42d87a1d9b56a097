/** French copy of a chat window. */
export const words = {
  window: (name: string) => `Conversation avec ${name}`,
  collapse: (name: string) => `Réduire la conversation avec ${name}`,
  expand: (name: string) => `Agrandir la conversation avec ${name}`,
  close: (name: string) => `Fermer la conversation avec ${name}`,
  unread: (count: number) => (count > 1 ? `${count} non lus` : `${count} non lu`),
  someone: 'ce contact',
};
