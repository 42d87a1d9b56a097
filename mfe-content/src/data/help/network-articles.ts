import { undoDuration } from '@az/shared/constants';
import {
  maxAnnouncementImageBytes,
  maxAnnouncementImages,
  maxAnnouncementLength,
  maxCommentLength,
  megabytes,
} from '@az/shared/contracts';
import { fullCount } from '@az/shared/format';
import type { HelpSeed } from './help-article.ts';

/** Articles of the topic `Publier et échanger`. */
export const networkArticles: readonly HelpSeed[] = [
  {
    id: 'publier-une-annonce',
    title: 'Publier une annonce',
    summary: 'Texte, images, brouillon automatique et envoi au clavier.',
    updated: '2026-11-06',
    votes: { yes: 203, no: 14 },
    sections: [
      {
        id: 'ecrire',
        title: 'Écrire',
        lines: [
          `Sur l’accueil, choisissez le champ « Quoi de neuf ? ». Une annonce compte jusqu’à ${fullCount(maxAnnouncementLength)} caractères et ${maxAnnouncementImages} images de ${megabytes(maxAnnouncementImageBytes)} Mo au plus.`,
          'Décrivez chaque image en une phrase : les personnes qui ne la voient pas la connaîtront par ces mots.',
        ],
      },
      {
        id: 'brouillon',
        title: 'Le brouillon',
        lines: [
          'Ce que vous tapez est gardé sur cet appareil au fil de la saisie. Fermez la fenêtre par erreur, rechargez la page : le texte vous attend.',
        ],
      },
      {
        id: 'envoyer',
        title: 'Envoyer',
        lines: [
          'Le bouton `Publier`, ou Ctrl et Entrée, envoie l’annonce. Si l’envoi échoue, le texte et les images restent, et l’annonce ne part jamais deux fois.',
        ],
      },
    ],
  },
  {
    id: 'commenter-et-repondre',
    title: 'Commenter et répondre',
    summary: 'Écrire sous une publication, répondre à quelqu’un, retrouver un texte non envoyé.',
    updated: '2026-09-25',
    votes: { yes: 88, no: 5 },
    sections: [
      {
        id: 'commenter',
        title: 'Commenter',
        lines: [
          `Le champ se trouve sous la publication. Entrée passe à la ligne ; Ctrl et Entrée, ou le bouton \`Commenter\`, envoie. Un commentaire compte jusqu’à ${fullCount(maxCommentLength)} caractères.`,
        ],
      },
      {
        id: 'repondre',
        title: 'Répondre',
        lines: [
          'Sous un commentaire, choisissez `Répondre`. Les réponses s’affichent en retrait sur trois niveaux ; au-delà, la mention « En réponse à » dit à qui chacune s’adresse.',
        ],
      },
      {
        id: 'echec',
        title: 'Le commentaire n’est pas parti',
        lines: [
          'La mention « Non envoyé » apparaît avec un bouton pour réessayer. Votre texte n’est pas perdu.',
        ],
      },
      {
        id: 'retrouver',
        title: 'Retrouver et supprimer ce que vous avez écrit',
        lines: [
          'Sur votre profil, `Activité` puis `Commentaires` liste tous vos commentaires, y compris sous une annonce qui ne vous est plus montrée. `Supprimer` retire un commentaire pour tous les membres.',
        ],
      },
    ],
  },
  {
    id: 'rejoindre-un-groupe',
    title: 'Trouver et rejoindre un groupe',
    summary: 'Groupes publics et privés, demandes en attente, départ que l’on peut annuler.',
    updated: '2026-10-08',
    votes: { yes: 124, no: 11 },
    sections: [
      {
        id: 'trouver',
        title: 'Trouver',
        lines: [
          'Le menu `Groups` mène à vos groupes et à ceux qui vous sont suggérés. La recherche, en haut de la page ou avec la touche `/`, les trouve par leur nom.',
        ],
      },
      {
        id: 'public-prive',
        title: 'Public ou privé',
        lines: [
          'On rejoint un groupe public aussitôt. Un groupe privé reçoit d’abord votre demande ; en attendant, vous n’en voyez que la présentation et le nombre de membres.',
        ],
      },
      {
        id: 'quitter',
        title: 'Quitter un groupe',
        lines: [
          `Choisissez \`Quitter\`. Pendant ${undoDuration / 1000} secondes, \`Annuler\` vous y ramène comme si rien ne s’était passé.`,
        ],
      },
    ],
  },
  {
    id: 'participer-a-un-evenement',
    title: 'Participer à un événement',
    summary: 'Signaler votre intérêt, vous inscrire et reporter la date dans votre agenda.',
    updated: '2026-10-17',
    votes: { yes: 79, no: 6 },
    sections: [
      {
        id: 'choisir',
        title: 'Choisir',
        lines: [
          'La page des événements se filtre par lieu, par semaine ou par participation en ligne. Le filtre fait partie de l’adresse : vous pouvez l’enregistrer ou l’envoyer.',
        ],
      },
      {
        id: 'participer',
        title: 'Participer',
        lines: [
          '`Intéressé` garde l’événement sous la main sans vous engager. Sur la page de l’événement, `Participer` vous ajoute aux participants, et le même bouton vous en retire.',
        ],
      },
      {
        id: 'agenda',
        title: 'Dans votre agenda',
        lines: [
          '`Ajouter à mon agenda` prépare un fichier que les agendas savent lire. Il est fabriqué sur votre appareil : rien n’est envoyé.',
        ],
      },
    ],
  },
  {
    id: 'ecrire-un-message',
    title: 'Écrire un message',
    summary: 'Ouvrir une conversation, retrouver un brouillon, couper les sons.',
    updated: '2026-11-29',
    votes: { yes: 165, no: 19 },
    sections: [
      {
        id: 'ouvrir',
        title: 'Ouvrir une conversation',
        lines: [
          'Sur un grand écran, le bouton en bas à droite ouvre le panneau des messages ; partout, l’icône de l’en-tête mène à la page complète. Choisissez une personne et écrivez.',
          'À quelqu’un qui n’est pas de vos relations, vous écrivez une fois. La suite attend sa première réponse, ou que vous soyez en relation.',
        ],
      },
      {
        id: 'brouillons',
        title: 'Un brouillon par conversation',
        lines: [
          'Changez de conversation au milieu d’une phrase : elle vous attend au retour, même après avoir fermé l’onglet.',
        ],
      },
      {
        id: 'sons',
        title: 'Sons et notifications',
        lines: [
          'Le menu du panneau coupe les sons et les notifications pour cet appareil seulement. Vos autres appareils gardent leurs réglages.',
        ],
      },
    ],
  },
];
