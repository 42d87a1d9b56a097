/** French copy of the comments under an announcement. */
export const words = {
  remove: 'Supprimer votre commentaire',
  removed: 'Votre commentaire a été supprimé.',
  removal: {
    question: 'Supprimer ce commentaire ?',
    effect: 'Il disparaîtra pour tous les membres.',
    failed: 'Le commentaire n’a pas été supprimé.',
  },
};
