/** Copy of the career dialogs; texts fixed by the specification are exact. */
export const words = {
  failed: "Une erreur est survenue lors de l'envoi du formulaire",
  saving: 'Enregistrement...',
  save: 'Enregistrer',
  cancel: 'Annuler',
  startFailed: 'Erreur lors du chargement des données initiales',
};
