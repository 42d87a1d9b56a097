/** French copy of what can be done with all notifications. */
export const words = {
  menu: 'Actions sur les notifications',
  push: 'Notifications push',
  email: 'Notifications par e-mail',
  pushRefused:
    'Votre navigateur n’autorise pas les notifications. Changez cela dans ses réglages, puis réessayez.',
};
