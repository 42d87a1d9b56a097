import {
  maxCoverBytes,
  maxProfilePictureBytes,
  megabytes,
  passwordLengths,
  resetLinkMinutes,
  sessionDays,
  shortSessionHours,
} from '@az/shared/contracts';
import type { HelpSeed } from './help-article.ts';

/** Articles of the topic `Compte et connexion`. */
export const accountArticles: readonly HelpSeed[] = [
  {
    id: 'creer-un-compte',
    title: 'Créer un compte',
    summary: 'Ce qu’il faut pour s’inscrire, en tant que personne ou qu’entreprise.',
    updated: '2026-10-12',
    votes: { yes: 184, no: 9 },
    sections: [
      {
        id: 'avant',
        title: 'Avant de commencer',
        lines: [
          `Il vous faut une adresse e-mail que vous consultez et un mot de passe d’au moins ${passwordLengths.min} caractères. L’inscription est gratuite et prend deux minutes.`,
          'Choisissez « Personne » si le compte est à votre nom, « Entreprise » s’il représente une société : le formulaire demande alors la raison sociale au lieu du prénom et du nom.',
        ],
      },
      {
        id: 'etapes',
        title: 'Les étapes',
        lines: [
          [
            'Ouvrez la page de connexion et suivez « Créer un compte ».',
            'Indiquez votre nom, votre adresse e-mail et votre mot de passe, deux fois.',
            'Acceptez les conditions, que vous pouvez lire dans un nouvel onglet sans perdre votre saisie.',
            'Validez. Selon le serveur, vous entrez aussitôt ou un message vous demande de confirmer votre adresse.',
          ],
        ],
      },
      {
        id: 'ensuite',
        title: 'Et ensuite ?',
        lines: [
          'Ajoutez une photo et votre poste actuel : ce sont les deux informations que l’on regarde en premier. Le reste peut attendre.',
        ],
      },
    ],
  },
  {
    id: 'mot-de-passe-oublie',
    title: 'Retrouver l’accès après un mot de passe oublié',
    summary: 'Demander un lien, choisir un nouveau mot de passe, et que faire si rien n’arrive.',
    updated: '2026-10-30',
    votes: { yes: 231, no: 17 },
    sections: [
      {
        id: 'lien',
        title: 'Demander un lien',
        lines: [
          'Sur la page de connexion, suivez « Mot de passe oublié ? » et indiquez l’adresse e-mail de votre compte. La réponse est la même que l’adresse soit connue ou non : personne ne peut ainsi découvrir qui est inscrit.',
          `Le lien reçu est valable ${resetLinkMinutes} minutes et ne sert qu’une fois.`,
        ],
      },
      {
        id: 'choisir',
        title: 'Choisir un nouveau mot de passe',
        lines: [
          'Une phrase de plusieurs mots est plus facile à retenir et plus difficile à deviner qu’une suite de signes. Les mots de passe trop courants sont refusés.',
          'Les sessions ouvertes sur vos autres appareils se ferment dès que le mot de passe a changé.',
        ],
      },
      {
        id: 'rien',
        title: 'Rien n’arrive',
        lines: [
          [
            'Attendez quelques minutes, puis regardez dans les courriers indésirables.',
            'Vérifiez que l’adresse est bien celle de votre compte.',
            'Demandez un nouveau lien. Les précédents cessent de fonctionner dès que l’un d’eux a servi.',
          ],
        ],
      },
    ],
  },
  {
    id: 'rester-connecte',
    title: 'Rester connecté, ou non',
    summary: 'Ce que change la case « Rester connecté » et combien de temps dure une session.',
    updated: '2026-09-18',
    votes: { yes: 96, no: 8 },
    sections: [
      {
        id: 'case',
        title: 'La case de la page de connexion',
        lines: [
          `Sans la case, votre session prend fin quand vous fermez le navigateur, et même s’il rouvre vos onglets, après ${shortSessionHours.idle} heures sans visite, ${shortSessionHours.max} heures au plus. Avec elle, ce navigateur vous reconnaît pendant ${sessionDays.max} jours, tant que vous venez au moins tous les ${sessionDays.idle} jours.`,
          'Ne la cochez pas sur un appareil que d’autres utilisent.',
        ],
      },
      {
        id: 'fin',
        title: 'Quand la session expire',
        lines: [
          'Une session se termine aussi lorsque le serveur ne la reconnaît plus. Vous revenez alors à la page de connexion, et de là à l’endroit que vous aviez demandé. Les textes que vous étiez en train d’écrire sont conservés.',
        ],
      },
      {
        id: 'quitter',
        title: 'Se déconnecter',
        lines: [
          'Ouvrez votre menu, en haut à droite, puis choisissez `Logout`. La session est effacée dans tous les onglets de ce navigateur, avec vos brouillons. Si des envois attendent encore sur cet appareil, une question vous le dit avant.',
        ],
      },
    ],
  },
  {
    id: 'photo-et-couverture',
    title: 'Changer votre photo et votre couverture',
    summary: 'Tailles acceptées, recadrage au clavier et retour à l’image par défaut.',
    updated: '2026-11-03',
    votes: { yes: 142, no: 21 },
    sections: [
      {
        id: 'fichiers',
        title: 'Les fichiers acceptés',
        lines: [
          `La photo de profil peut peser jusqu’à ${megabytes(maxProfilePictureBytes)} Mo, la couverture jusqu’à ${megabytes(maxCoverBytes)} Mo. Si l’image est trop lourde, il vous est proposé de la réduire ; rien n’est modifié sans votre accord.`,
        ],
      },
      {
        id: 'recadrer',
        title: 'Recadrer',
        lines: [
          'Depuis votre profil, ouvrez l’image à changer et choisissez un fichier. Déplacez le cadre à la souris, au doigt ou avec les flèches du clavier ; les touches `+` et `-` agrandissent et réduisent.',
          'Si l’envoi échoue, l’ancienne image reste en place et le fichier choisi reste dans l’éditeur : il suffit de réessayer.',
        ],
      },
      {
        id: 'supprimer',
        title: 'Supprimer une image',
        lines: [
          'La suppression demande une confirmation. Vos initiales, ou un dessin pour la couverture, prennent ensuite la place de l’image.',
        ],
      },
    ],
  },
  {
    id: 'ajouter-une-experience',
    title: 'Ajouter une expérience à votre profil',
    summary: 'Poste, entreprise, dates, compétences : ce que le formulaire attend.',
    updated: '2026-10-21',
    votes: { yes: 117, no: 12 },
    sections: [
      {
        id: 'ajouter',
        title: 'Ajouter',
        lines: [
          [
            'Ouvrez votre profil, puis la carte des expériences.',
            'Choisissez `Ajouter`, puis le poste et l’entreprise dans les listes.',
            'Indiquez la date de début ; laissez la date de fin vide si vous y travaillez encore.',
            'Ajoutez compétences, outils et tâches, une ligne à la fois, puis enregistrez.',
          ],
        ],
      },
      {
        id: 'entreprise',
        title: 'L’entreprise n’est pas dans la liste',
        lines: [
          'Créez-la depuis le formulaire : elle sera choisie dès qu’elle est enregistrée, et ce que vous aviez déjà rempli reste en place.',
        ],
      },
      {
        id: 'ordre',
        title: 'L’ordre d’affichage',
        lines: [
          'Les expériences se rangent par date de début, la plus récente en tête. C’est elle qui apparaît dans le résumé sous votre nom.',
        ],
      },
    ],
  },
];
