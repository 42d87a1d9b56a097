export const words = {
  title: 'Sécurité et données',
  show: 'Voir',
  hide: 'Masquer',
  change: 'Modifier',
  soon: 'Bientôt',
  password: 'Mot de passe',
  passwordText: 'Le changer ferme votre session sur tous vos autres appareils.',
  twoFactor: 'Double authentification',
  twoFactorText: 'Un second contrôle à la connexion, en plus du mot de passe.',
  data: 'Données et activité',
  dataText: 'Télécharger tout ce qu’AZ Connect détient sur vous.',
  searches: 'Historique de recherche',
  searchesText: 'Ce que vous avez cherché dans AZ Connect.',
  noSearches: 'Vos recherches ne sont gardées nulle part\u202f: il n’y a rien à effacer.',
  services: 'Services autorisés',
  servicesText: 'Les services extérieurs qui peuvent lire votre compte.',
  noServices: 'Aucun service n’a accès à votre compte.',
  blocked: 'Personnes bloquées',
  blockedText:
    'Leurs publications, leurs commentaires et leurs stories ne vous sont pas montrés dans le fil. Elles peuvent toujours voir votre profil et vous écrire.',
  blockedByServer: 'Vous et ces personnes ne voyez plus rien les uns des autres.',
  notChanged: 'La liste n’a pas été changée.',
  unfollowed: 'Personnes que vous ne suivez plus',
  unfollowedText: 'Leurs publications n’entrent plus dans votre fil.',
  onDevice: 'Liste gardée sur cet appareil seulement, jusqu’à votre déconnexion.',
  removed: (name: string) => `${name} n’est plus dans la liste`,
};

export const listWords = {
  blocked: {
    none: 'Vous n’avez bloqué personne.',
    failed: 'Les personnes bloquées n’ont pas pu être chargées.',
    remove: 'Débloquer',
    removeName: (name: string) => `Débloquer ${name}`,
  },
  unfollowed: {
    none: 'Vous n’avez cessé de suivre personne.',
    failed: 'Les personnes que vous ne suivez plus n’ont pas pu être chargées.',
    remove: 'Suivre de nouveau',
    removeName: (name: string) => `Suivre de nouveau ${name}`,
  },
};
