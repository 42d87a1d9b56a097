/** Copy of the list of experiences; texts fixed by the specification are exact. */
export const words = {
  title: 'Expériences',
  add: 'Ajouter une expérience',
  edit: 'Modifier',
  remove: 'Supprimer',
  noPosition: 'Poste non défini',
  noCompany: 'Entreprise inconnue',
  empty: 'Aucune expérience enregistrée.',
  unavailable: 'Expériences indisponibles pour le moment.',
  retry: 'Réessayer',
  loading: 'Chargement des expériences',
  more: (count: number) => `Voir les ${count} expériences`,
  less: 'Voir moins d’expériences',
  dialogFailed: "Le formulaire n'a pas pu être ouvert. Réessayez dans quelques instants.",
  close: 'Fermer',
  skills: 'Compétences',
  tools: 'Outils',
  removal: {
    title: 'Supprimer cette expérience\u202f?',
    text: (name: string) =>
      `«\u202f${name}\u202f» sera retirée de votre profil. Cette action est définitive.`,
    keep: 'Conserver',
    do: 'Supprimer',
    done: 'Expérience supprimée',
    failed: "L'expérience n'a pas pu être supprimée.",
  },
};
