export const commentWords = {
  loading: 'Chargement de vos commentaires…',
  failed: 'Vos commentaires n’ont pas pu être chargés. Réessayez dans un instant.',
  commented: (name: string) => `a commenté une annonce de ${name}`,
  commentedUnseen: 'a commenté une annonce qui n’est plus accessible',
  remove: 'Supprimer',
  keep: 'Garder',
  question: 'Supprimer ce commentaire\u202f?',
  effect: 'Il disparaîtra pour tous les membres. Ses éventuelles réponses restent.',
  notRemoved: 'Le commentaire n’a pas été supprimé.',
  removed: 'Votre commentaire a été supprimé.',
};
