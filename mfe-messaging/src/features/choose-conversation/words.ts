/** French copy of choosing a conversation. */
export const words = {
  heading: 'Conversations',
  search: 'Rechercher une conversation',
  none: 'Aucune conversation',
  found: (count: number) => (count > 1 ? `${count} conversations` : `${count} conversation`),
  mine: (text: string) => `Vous\u00a0: ${text}`,
  noMessage: 'Aucun message',
  picture: 'Image',
  archived: (count: number) => `Archivées (${count})`,
  muted: 'Muette',
  sample: 'Exemple local',
};
