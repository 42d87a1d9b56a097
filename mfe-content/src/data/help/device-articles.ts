import type { HelpSeed } from './help-article.ts';

/** Articles of the topic `Confidentialité et appareil`. */
export const deviceArticles: readonly HelpSeed[] = [
  {
    id: 'ce-que-garde-cet-appareil',
    title: 'Ce que garde cet appareil',
    summary: 'Session, brouillons, réglages : ce qui est enregistré, et comment l’effacer.',
    updated: '2026-11-14',
    votes: { yes: 152, no: 7 },
    sections: [
      {
        id: 'quoi',
        title: 'Ce qui est enregistré',
        lines: [
          'Le navigateur garde votre session, une copie chiffrée de votre profil, votre thème, vos brouillons et quelques choix que le serveur ne connaît pas, comme les publications masquées. La page « Confidentialité et conditions » nomme chaque clé.',
        ],
      },
      {
        id: 'effacer',
        title: 'Tout effacer',
        lines: [
          'Se déconnecter efface ce qui porte votre nom : session, profil, brouillons, mentions et publications locales. Le thème et les réglages de l’appareil restent ; vider les données du site, dans les réglages du navigateur, les efface aussi.',
        ],
      },
      {
        id: 'partage',
        title: 'Sur un appareil partagé',
        lines: ['Laissez la case « Rester connecté » vide, et déconnectez-vous avant de partir.'],
      },
    ],
  },
  {
    id: 'choisir-le-theme',
    title: 'Choisir le thème clair ou sombre',
    summary: 'Clair, sombre ou automatique, sur chaque appareil.',
    updated: '2026-09-02',
    votes: { yes: 71, no: 3 },
    sections: [
      {
        id: 'changer',
        title: 'Changer de thème',
        lines: [
          'Votre menu propose Clair, Sombre et Auto ; sur les pages publiques, le bouton de l’en-tête fait de même. Le changement est immédiat, dans tous les onglets.',
        ],
      },
      {
        id: 'auto',
        title: 'Le réglage automatique',
        lines: [
          'Auto suit votre système : si celui-ci s’assombrit le soir, les pages s’assombrissent avec lui, sans rechargement.',
        ],
      },
      {
        id: 'contraste',
        title: 'Contraste',
        lines: [
          'Les deux thèmes ont le même contraste minimal entre texte et fond. Si un texte vous paraît illisible, dites-le-nous : c’est un défaut.',
        ],
      },
    ],
  },
  {
    id: 'tout-faire-au-clavier',
    title: 'Tout faire au clavier',
    summary: 'Les raccourcis, la recherche rapide et comment désactiver les touches simples.',
    updated: '2026-11-17',
    votes: { yes: 109, no: 4 },
    sections: [
      {
        id: 'raccourcis',
        title: 'Les raccourcis',
        lines: [
          [
            '`/` ouvre la recherche, Ctrl et K aussi, même depuis un champ.',
            '`?` affiche les raccourcis de la page.',
            '`g` puis `h` mène à l’accueil, `g` puis `p` au profil, `g` puis `m` aux messages, `g` puis `n` aux notifications.',
          ],
        ],
      },
      {
        id: 'se-deplacer',
        title: 'Se déplacer',
        lines: [
          'La première tabulation d’une page propose « Aller au contenu ». Dans le fil, Page suivante et Page précédente passent d’une publication à l’autre. Échap ferme ce qui est ouvert et vous ramène d’où vous veniez.',
        ],
      },
      {
        id: 'desactiver',
        title: 'Désactiver les touches simples',
        lines: [
          'Si vous dictez vos textes, une lettre isolée peut partir trop vite. La fenêtre des raccourcis, touche `?`, contient une case pour les désactiver sur cet appareil.',
        ],
      },
    ],
  },
  {
    id: 'installer-l-application',
    title: 'Installer l’application',
    summary: 'Ajouter le réseau à votre écran d’accueil ou à vos programmes.',
    updated: '2026-11-12',
    votes: { yes: 93, no: 10 },
    sections: [
      {
        id: 'bouton',
        title: 'Avec le bouton',
        lines: [
          'Si votre navigateur le permet, la page « Application » montre `Installer l’application`. L’application s’ouvre dans sa propre fenêtre, avec la même session et les mêmes réglages que l’onglet.',
        ],
      },
      {
        id: 'menu',
        title: 'Avec le menu du navigateur',
        lines: [
          'Sinon, cherchez dans le menu du navigateur « Installer », « Ajouter à l’écran d’accueil » ou « Ajouter au Dock » : la page « Application » décrit le chemin pour chaque système.',
        ],
      },
      {
        id: 'retirer',
        title: 'La retirer',
        lines: [
          'Désinstallez-la comme tout autre programme. Votre compte n’est pas touché ; les données de cet appareil restent celles du navigateur.',
        ],
      },
    ],
  },
  {
    id: 'travailler-hors-ligne',
    title: 'Quand la connexion disparaît',
    summary: 'Ce qui reste possible hors ligne, et ce qui attend votre retour.',
    updated: '2026-10-26',
    votes: { yes: 64, no: 9 },
    sections: [
      {
        id: 'continuer',
        title: 'Ce qui continue',
        lines: [
          'Une barre vous prévient. Ce qui est déjà à l’écran reste lisible, et vous pouvez continuer à écrire : les textes sont gardés sur l’appareil.',
        ],
      },
      {
        id: 'attendre',
        title: 'Ce qui attend',
        lines: [
          'Publier, commenter et enregistrer demandent le réseau. Ces boutons vous disent que rien n’est parti ; votre texte reste dans le champ, prêt à être renvoyé.',
        ],
      },
      {
        id: 'retour',
        title: 'Au retour du réseau',
        lines: ['La barre disparaît. Rien n’est envoyé sans vous : vérifiez votre texte, puis envoyez-le.'],
      },
    ],
  },
];
