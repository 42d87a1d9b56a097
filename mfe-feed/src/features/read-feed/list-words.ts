/** Sentences of the lists other than the global feed, and of parts that load later. */
export const words = {
  own: 'Vos publications',
  ofMember: 'Publications du membre',
  tagged: (tag: string) => `Publications avec #${tag}`,
  noneTagged: 'Aucune publication avec ce mot-clé.',
  saved: 'Publications enregistrées',
  noneSaved: 'Vous n’avez enregistré aucune publication. Le menu d’une publication permet de l’enregistrer.',
  savedHere:
    'Ce serveur ne liste pas vos publications enregistrées\u202f: elles restent marquées sur cet appareil.',
  newer: 'Nouvelles publications',
  newComments: (count: number) => (count > 1 ? `${count} nouveaux commentaires` : 'Un nouveau commentaire'),
  removal: {
    question: 'Supprimer cette publication ?',
    effect: 'Elle disparaîtra pour tous les membres, avec ses images et ses commentaires.',
    failed: 'La publication n’a pas été supprimée.',
  },
};
