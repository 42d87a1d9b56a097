/** French copy that the forms in dialogs share. */
export const words = {
  cancel: 'Annuler',
  titlePrefix: 'Erreur : ',
  mistakes: (count: number) =>
    count === 1 ? 'Une information est à corriger' : `${count} informations sont à corriger`,
  restored: 'Votre saisie, interrompue la dernière fois, a été retrouvée.',
  startOver: 'Repartir de zéro',
  leave: {
    question: 'Abandonner la saisie ?',
    effect: 'Ce que vous avez saisi sera perdu.',
    stay: 'Continuer la saisie',
    go: 'Abandonner',
  },
  left: (count: number) =>
    count < 0 ? `${-count} caractères de trop` : `plus que ${count} caractère${count > 1 ? 's' : ''}`,
};
