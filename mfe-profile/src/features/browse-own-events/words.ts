/** French copy of the member's events. */
export const words = {
  loading: 'Chargement de vos événements…',
  failed: 'Vos événements n’ont pas pu être chargés. Réessayez dans un instant.',
  empty: 'Aucun événement à venir.',
  all: 'Voir les événements',
  create: 'Créer un événement',
  alert: (title: string, date: string) => `Prochain événement\u00a0: ${title}, le ${date}.`,
  dismiss: 'Fermer l’alerte',
  going: ['participant', 'participants'] as [string, string],
  own: 'Vous organisez',
  menu: (title: string) => `Actions sur l’événement ${title}`,
  edit: 'Modifier',
  share: 'Partager',
  leave: 'Ne plus participer',
  cancel: 'Retirer de mes événements',
  left: (title: string) => `Vous ne participez plus à «\u202f${title}\u202f»`,
  cancelled: (title: string) => `«\u202f${title}\u202f» ne figure plus parmi vos événements`,
};
