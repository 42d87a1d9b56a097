/** French copy that the forms in dialogs share. */
export const words = {
  cancel: 'Annuler',
};
