/** French copy that features share. */
export const words = {
  online: 'En ligne',
  offline: 'Hors ligne',
  muted: 'Muette',
};
