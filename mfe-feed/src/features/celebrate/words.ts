export const words = {
  today: 'Aujourd’hui',
  soon: 'À venir',
  nothingToday: "Rien à célébrer aujourd'hui.",
  nothingSoon: 'Rien à célébrer dans les jours qui viennent.',
  failed: 'Les célébrations n’ont pas pu être chargées. Réessayez.',
  loading: 'Chargement des célébrations',
  wishTo: (name: string) => `Votre message à ${name}`,
  emptyWish: 'Écrivez quelques mots, puis envoyez-les.',
  sent: 'Message envoyé (exemple, personne ne le reçoit)',
  dismissed: 'Ligne supprimée',
};
