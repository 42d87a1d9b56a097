/** Count as part of an accessible name; `adjective` agrees with the counted noun. Empty for zero. */
export const unreadLabel = (count: number, adjective: 'non lu' | 'non lue'): string =>
  count > 0 ? `, ${count} ${adjective}${count > 1 ? 's' : ''}` : '';
