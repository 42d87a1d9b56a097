/** Copy of the communication preferences. */
export const words = {
  invitations: 'Qui peut vous inviter',
  messages: 'Qui peut vous écrire',
  findable: 'Comment on peut vous trouver',
};
