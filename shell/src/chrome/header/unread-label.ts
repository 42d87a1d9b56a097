/** Count as part of an accessible name; `adjective` agrees with what is counted. Empty when nothing is unread. */
export const unreadLabel = (count: number, adjective: 'non lu' | 'non lue'): string =>
  count > 0 ? `, ${count} ${adjective}${count > 1 ? 's' : ''}` : '';
