/** French copy of the actions on all notifications. */
export const words = {
  menu: 'Actions sur les notifications',
  push: 'Notifications push',
  email: 'Notifications par e-mail',
  pushRefused:
    'Votre navigateur n’autorise pas les notifications. Changez cela dans ses réglages, puis réessayez.',
};
