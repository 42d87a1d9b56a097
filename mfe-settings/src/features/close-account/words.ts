/** Copy of closing the account; texts fixed by the specification are exact. */
export const words = {
  title: 'Fermer votre compte',
  intro: 'Fermer le compte supprime définitivement, tout de suite et sur tous vos appareils\u202f:',
  lost: [
    'votre profil, vos photos et vos coordonnées\u202f;',
    'vos expériences\u202f;',
    'vos publications, vos commentaires et vos mentions «\u202fj’aime\u202f»\u202f;',
    'vos réglages et vos sessions ouvertes\u202f;',
    'ce que ce navigateur garde pour vous, brouillons compris.',
  ],
  after: 'Votre adresse e-mail redevient libre. Personne, pas même l’assistance, ne peut revenir en arrière.',
  understood: 'Je comprends que cette action est définitive',
  understoodMissing: 'Cochez la case pour confirmer que vous avez compris.',
  password: 'Mot de passe',
  passwordMissing: 'Saisissez votre mot de passe.',
  keep: 'Conserver mon compte',
  close: 'Fermer mon compte',
  closing: 'Fermeture...',
  failed: 'Votre compte n’a pas été fermé.',
  notPossible: 'Ce serveur ne permet pas de fermer un compte en ligne.',
  bySupport:
    'Votre compte reste ouvert. L’assistance le ferme à votre demande\u202f: écrivez-lui, puis déconnectez-vous si vous le souhaitez.',
  support: 'Contacter l’assistance',
  newTab: ' (nouvel onglet)',
  help: 'Ouvrir l’aide',
  signOut: 'Me déconnecter',
};
