/** Copy of the actions on a conversation; the English texts are fixed by the specification. */
export const words = {
  menu: (name: string) => `Actions sur la conversation avec ${name}`,
  videoCall: 'Video call',
  audioCall: 'Audio call',
  delete: 'Delete',
  markAsUnread: 'Mark as unread',
  muted: 'Muted',
  archive: 'Archive',
  unarchive: 'Désarchiver',
  report: 'Report',
  archived: 'Conversation archivée',
};
