export const words = {
  title: 'Commentaires',
  none: 'Aucun commentaire.',
  failed: 'Les commentaires n’ont pas pu être chargés. Réessayez.',
  repliesFailed: 'Les réponses n’ont pas pu être chargées. Réessayez.',
  removed: 'Ce commentaire a été retiré.',
  repliesTo: (name: string | null) =>
    name === null ? 'Réponses au commentaire retiré' : `Réponses à ${name}`,
  showReplies: (count: number) => (count > 1 ? `Afficher ${count} réponses` : 'Afficher la réponse'),
  hideReplies: 'Masquer les réponses',
  moreComments: 'Afficher plus de commentaires',
  moreReplies: 'Afficher plus de réponses',
  edit: 'Modifier votre commentaire',
};
