export const words = {
  block: (first: number, last: number) => `Publications ${first} à ${last}`,
  own: 'Vos publications',
  ofMember: 'Publications du membre',
  tagged: (tag: string) => `Publications avec #${tag}`,
  noneTagged: 'Aucune publication avec ce mot-clé.',
  saved: 'Publications enregistrées',
  noneSaved: 'Vous n’avez enregistré aucune publication. Le menu d’une publication permet de l’enregistrer.',
  savedHere:
    'Ce serveur ne liste pas vos publications enregistrées\u202f: elles restent marquées sur cet appareil.',
  audience: (audience: 'connections' | 'private', isOwn: boolean) =>
    isOwn ? (audience === 'private' ? 'Moi seul' : 'Mes relations') : 'Réservé à ses relations',
  network: 'Mon réseau',
  all: 'Tout le réseau',
  gone: 'Cette publication a été retirée.',
  newer: 'Nouvelles publications',
  newComments: (count: number) => (count > 1 ? `${count} nouveaux commentaires` : 'Un nouveau commentaire'),
  allHidden:
    'Vous avez masqué les annonces d’ici, ou vous ne suivez plus ou avez bloqué les personnes qui les ont écrites.',
  removal: {
    question: 'Supprimer cette publication ?',
    effect: 'Elle disparaîtra pour tous les membres, avec ses images et ses commentaires.',
    failed: 'La publication n’a pas été supprimée.',
  },
};
