/** Copy of the list of experiences. Texts from the specification are taken over word for word. */
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
};
