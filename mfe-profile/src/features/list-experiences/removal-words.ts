/** Copy of the question before an experience is removed, which loads on demand. */
export const words = {
  title: 'Supprimer cette expérience\u202f?',
  text: (name: string) => `«\u202f${name}\u202f» sera retirée de votre profil. Cette action est définitive.`,
  keep: 'Conserver',
  do: 'Supprimer',
  done: 'Expérience supprimée',
  failed: "L'expérience n'a pas pu être supprimée.",
};
