/**
 * The pages the product is judged by. A page is ready when its `h1` shows and what a member waits for on it: an element
 * of the selector that holds the text.
 */
export const pages = [
  {
    path: '/landing',
    heading: 'Un réseau pour travailler, apprendre et se rencontrer',
    row: ['a', 'Créer un compte'],
  },
  { path: '/auth-advance/sign-in', heading: 'Connexion', row: ['label', 'Adresse e-mail'] },
  { path: '/feed/home', isGuarded: true, heading: 'Accueil', row: ['article', ''] },
  {
    path: '/profile/about',
    isGuarded: true,
    heading: 'À propos',
    // The first of the member's experiences, which the server tells.
    row: ['main section li h3', ''],
  },
  { path: '/settings/account', isGuarded: true, heading: 'Compte', row: ['label', 'Prénom'] },
  { path: '/messaging', isGuarded: true, heading: 'Messagerie', row: ['li a', 'Mathis Okoumba'] },
  { path: '/blogs', isGuarded: true, heading: 'Actualités', row: ['li article', ''] },
];
