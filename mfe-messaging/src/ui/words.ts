export const words = {
  online: 'En ligne',
  offline: 'Hors ligne',
  muted: 'Muette',
  unread: 'Non lue',
  loadingNotifications: 'Chargement des notifications…',
  notificationsFailed: 'Vos notifications n’ont pas pu être chargées.',
  markAllRead: 'Tout marquer comme lu',
  allRead: 'Notifications marquées comme lues',
  upToDate: 'Vous êtes à jour.',
};
