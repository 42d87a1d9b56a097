/** French copy that the forms in dialogs share. */
export const words = {
  cancel: 'Annuler',
  restored: 'Votre saisie, interrompue la dernière fois, a été retrouvée.',
  startOver: 'Repartir de zéro',
  lost: 'Ce que vous avez saisi sera perdu.',
};
