/** Copy of the career dialogs; what the specification fixes is to the letter. */
export const words = {
  failed: "Une erreur est survenue lors de l'envoi du formulaire",
  saving: 'Enregistrement...',
  save: 'Enregistrer',
  cancel: 'Annuler',
  startFailed: 'Erreur lors du chargement des données initiales',
};
