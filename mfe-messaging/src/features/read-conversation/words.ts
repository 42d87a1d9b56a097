/** French copy of reading a conversation. */
export const words = {
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  back: 'Retour aux conversations',
  messagesWith: (name: string) => `Messages avec ${name}`,
  sayHello: (name: string) => `Dites bonjour à ${name}.`,
  unknownTitle: 'Conversation introuvable',
  unknown: 'Cette personne ne fait pas partie de vos contacts.',
  allConversations: 'Voir les conversations',
  toEnd: 'Aller aux derniers messages',
  arrived: (count: number) => (count > 1 ? `${count} nouveaux messages` : `${count} nouveau message`),
  picture: 'Image sans description',
};
