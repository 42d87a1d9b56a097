export const words = {
  title: 'Commentaires',
  none: 'Aucun commentaire.',
  failed: 'Les commentaires n’ont pas pu être chargés. Réessayez.',
  repliesFailed: 'Les réponses n’ont pas pu être chargées. Réessayez.',
  /** Also for a comment that a block hides, which must not look different (decision record 133). */
  removed: 'Ce commentaire n’est pas disponible.',
  /** Under the member's own announcement, where they can remove it. */
  hidden: 'Ce commentaire ne vous est pas montré. D’autres membres le lisent.',
  repliesTo: (name: string | null) =>
    name === null ? 'Réponses à un commentaire non disponible' : `Réponses à ${name}`,
  showReplies: (count: number) => (count > 1 ? `Afficher ${count} réponses` : 'Afficher la réponse'),
  hideReplies: 'Masquer les réponses',
  moreComments: 'Afficher plus de commentaires',
  moreReplies: 'Afficher plus de réponses',
  edit: 'Modifier votre commentaire',
};
