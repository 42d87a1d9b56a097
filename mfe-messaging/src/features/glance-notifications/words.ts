/** French copy of the latest notifications. */
export const words = {
  heading: 'Notifications',
  seeAll: 'Voir toutes les notifications',
};
