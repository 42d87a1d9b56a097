/** Copy of the actions on all conversations; the English texts are fixed by the specification. */
export const words = {
  menu: 'Actions de la messagerie',
  markAllAsRead: 'Mark all as read',
  chatSetting: 'Chat setting',
  disableNotifications: 'Disable notifications',
  messageSounds: 'Message sounds',
  blockSetting: 'Block setting',
  createGroup: 'Create a group chat',
};
