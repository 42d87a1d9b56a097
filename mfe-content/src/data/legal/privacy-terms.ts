import { resetLinkMinutes, sessionDays, shortSessionHours } from '@az/shared/contracts';
import { type Section, typeset } from '../section.ts';

/** Date of the last change, `YYYY-MM-DD`: set it with every change below. */
export const lastUpdate = '2026-11-22';

/**
 * Text of the page, to be edited here by the product's owner. `stockage` is the section above the tables of
 * storage keys; every other section can be changed, moved or removed.
 */
const parts: readonly Section[] = [
  {
    id: 'en-bref',
    title: 'En bref',
    lines: [
      [
        'Vos données servent à faire fonctionner le réseau, et à rien d’autre : ni publicité, ni revente, ni mesure d’audience par des tiers.',
        'Aucune page ne charge quoi que ce soit d’un autre site sans que vous l’ayez demandé.',
        'Ce que votre navigateur garde est énuméré plus bas, clé par clé, et disparaît pour l’essentiel quand vous vous déconnectez.',
      ],
    ],
  },
  {
    id: 'donnees',
    title: 'Les données que nous traitons',
    lines: [
      'Ce que vous nous donnez en créant un compte : nom et prénom ou raison sociale, adresse e-mail, mot de passe. Le mot de passe n’est conservé que sous une forme dont on ne peut pas le retrouver.',
      'Ce que vous ajoutez à votre profil, si vous le voulez : description, téléphone, adresse, pays, province et ville, photo, couverture, expériences, compétences, outils et tâches.',
      'Ce que vous publiez : annonces, images et leurs descriptions, commentaires, mentions « J’aime ».',
      'Ce que toute connexion laisse : l’heure, l’adresse demandée et l’adresse réseau, dans un journal technique qui ne contient ni mot de passe, ni jeton de session, ni texte que vous avez écrit.',
    ],
  },
  {
    id: 'pourquoi',
    title: 'Pourquoi, et combien de temps',
    lines: [
      [
        'Votre compte et vos publications : pour exécuter le contrat qui nous lie, tant que le compte existe.',
        'Les journaux techniques : pour la sécurité du service, pendant la durée fixée par l’exploitant du serveur.',
        `Une session : ${shortSessionHours.idle} heures sans visite, ${shortSessionHours.max} heures au plus ; avec « Rester connecté », ${sessionDays.idle} jours sans visite, ${sessionDays.max} jours au plus.`,
        `Un lien pour changer de mot de passe : ${resetLinkMinutes} minutes.`,
      ],
    ],
  },
  {
    id: 'stockage',
    title: 'Cookies et stockage local',
    lines: [
      'Rien de ce qui suit ne sert à vous suivre : chaque élément est nécessaire à ce que vous avez demandé, et aucun n’est partagé avec un autre site. C’est pourquoi aucune bannière ne vous demande votre accord.',
      'Les clés qui finissent par `‹membre›` portent l’identifiant de votre compte. Toutes sont effacées de cet appareil quand vous vous déconnectez ; une session qui expire, elle, laisse vos brouillons en place jusqu’à votre retour.',
    ],
  },
  {
    id: 'services',
    title: 'Les services que nous employons',
    lines: [
      'Le réseau fonctionne sur les serveurs de son exploitant. Les e-mails d’inscription et de mot de passe passent par le service d’envoi que celui-ci a choisi.',
      'Une vidéo d’un autre site n’est chargée qu’après un clic sur son image. Avant ce clic, cet autre site ne sait rien de votre visite ; après, ses propres conditions s’appliquent.',
      'Les liens « Support » et « Docs », s’ils sont présents, mènent à d’autres sites dans un nouvel onglet.',
    ],
  },
  {
    id: 'messages',
    title: 'Les messages',
    lines: [
      'Les conversations ne sont lues que par leurs participants. Un signalement ne contient que le motif et le texte que vous avez choisis ; l’écran dit s’il reste sur votre appareil.',
      'Les conversations d’exemple de cette version restent sur votre appareil : rien de ce que vous y écrivez n’est envoyé.',
    ],
  },
  {
    id: 'conditions',
    title: 'Conditions d’utilisation',
    lines: [
      'Vous restez propriétaire de ce que vous publiez. Vous nous autorisez seulement à l’afficher aux membres à qui vous le destinez, jusqu’à ce que vous le retiriez.',
      'Publiez sous votre nom ou celui de votre entreprise, et seulement ce que vous avez le droit de publier. Sont retirés : les menaces, le harcèlement, les propos haineux, les images d’autrui sans son accord, les annonces trompeuses et les envois en masse.',
      'Le service est fourni en l’état. Nous faisons de notre mieux pour qu’il soit disponible et que rien de ce que vous écrivez ne se perde, sans pouvoir le garantir à tout instant.',
      'Vous pouvez demander à tout moment, depuis les réglages, que votre compte soit fermé. Nous pouvons suspendre un compte qui ne respecte pas ces règles, après vous avoir dit pourquoi.',
    ],
  },
  {
    id: 'droits',
    title: 'Vos droits',
    lines: [
      'Vous pouvez consulter et corriger vos données depuis votre profil et les réglages. Vous pouvez aussi en demander une copie, l’effacement, la limitation du traitement, ou vous y opposer.',
      'Une demande reçoit une réponse dans le mois. Si elle ne vous convient pas, vous pouvez saisir l’autorité de protection des données de votre pays.',
    ],
  },
  {
    id: 'contact',
    title: 'Nous écrire',
    lines: [
      'Adressez vos demandes à l’exploitant de ce réseau, par le lien « Support » du bas de page s’il est présent, ou par l’adresse qui figure dans les e-mails que vous recevez de lui. Précisez l’adresse de votre compte, jamais votre mot de passe.',
    ],
  },
];

/** The section above the tables of storage keys. */
export const storagePart = 'stockage';

export const privacyTerms: readonly Section[] = parts.map(typeset);
