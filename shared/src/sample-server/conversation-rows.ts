import type { MessageWire } from '../contracts/index.ts';
import { sampleSessionStart } from '../sample/session-start.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Line = [ago: number, side: 'me' | 'them' | 'them-unread', text: string];

const lines: Record<string, Line[]> = {
  '101': [
    [
      3 * day + 2 * hour,
      'them',
      'Bonjour, j’ai vu que vous cherchiez un local pour la réunion de printemps.',
    ],
    [3 * day + hour, 'me', 'Oui, pour une trentaine de personnes. Vous avez une idée\u202f?'],
    [3 * day, 'them', 'Notre salle du rez-de-chaussée est libre le jeudi. Je vous envoie le plan demain.'],
    [2 * day, 'me', 'Merci beaucoup, c’est exactement la bonne taille.'],
  ],
  '102': [
    [day + 3 * hour, 'them', 'Bonjour, avez-vous pu relire la convention de partenariat\u202f?'],
    [day + 2 * hour, 'me', 'Je l’ai lue hier soir. L’article sur la durée me paraît un peu vague.'],
    [day + hour, 'them', 'Je suis d’accord. Je propose deux ans, renouvelables une fois.'],
    [5 * hour, 'me', 'Parfait. Est-ce que vendredi matin vous conviendrait pour signer\u202f?'],
    [4 * hour, 'them', 'Vendredi à dix heures, c’est noté. Je réserve la petite salle.'],
    [25 * minute, 'them', 'Je vous transmets la version corrigée dans la journée.'],
  ],
  '103': [
    [6 * day, 'me', 'Bravo pour la mise en ligne, la nouvelle version est très agréable à utiliser.'],
    [6 * day - hour, 'them', 'Merci. Il reste quelques détails à revoir sur téléphone.'],
  ],
  '104': [
    [2 * day, 'me', 'Combien de places reste-t-il pour la rencontre du mois prochain\u202f?'],
    [50 * minute, 'them-unread', 'Il en reste huit. Voulez-vous que je vous en garde deux\u202f?'],
  ],
  '105': [
    [9 * day, 'them', 'Votre dossier est complet, nous revenons vers vous sous quinze jours.'],
    [9 * day - 2 * hour, 'me', 'Très bien, je vous remercie.'],
  ],
  '106': [
    [4 * day, 'them', 'Les portraits sont prêts. Je peux vous en montrer une sélection cette semaine.'],
    [4 * day - hour, 'me', 'Avec plaisir, mercredi après-midi si possible.'],
  ],
  '107': [
    [7 * day, 'me', 'La toiture de l’atelier serait orientée plein sud. Cela suffit-il\u202f?'],
    [
      3 * hour,
      'them-unread',
      'Oui, largement. Il me faudrait seulement la surface exacte pour établir le devis.',
    ],
  ],
  '108': [[12 * day, 'them', 'Votre texte est publié. N’hésitez pas à me signaler une coquille.']],
  '109': [
    [15 * day, 'them', 'Avez-vous choisi le statut de votre entreprise\u202f?'],
    [15 * day - 4 * hour, 'me', 'J’hésite encore. Pourrions-nous en parler lundi\u202f?'],
    [14 * day, 'them', 'Lundi à quatorze heures, je vous appelle.'],
  ],
  '110': [[21 * day, 'me', 'Merci pour votre intervention, l’équipe a beaucoup apprécié.']],
  '111': [],
  '112': [[30 * day, 'them', 'Le prochain atelier de conversation commence en septembre.']],
};

const replies = [
  'Bien reçu, merci. Je vous réponds plus longuement ce soir.',
  'C’est une bonne idée. Voyons cela ensemble dans la semaine.',
  'Merci pour ces précisions, c’est très clair.',
  'D’accord. Je m’en occupe et je vous tiens au courant.',
];

/** Numbers of sample messages with a person: how many there are, and which the member has read. */
export function rowCounts(personId: string): { last: number; read: number } {
  const all = lines[personId] ?? [];
  return { last: all.length, read: all.filter(([, side]) => side !== 'them-unread').length };
}

/** Sample messages with a person, dated back from the start of the session; the same on every call. */
export const messageRows = (personId: string, memberId: string): MessageWire[] =>
  (lines[personId] ?? []).map(([ago, side, text], index) => ({
    seq: index + 1,
    author: side === 'me' ? memberId : personId,
    text,
    client_id: `${personId}-${index + 1}`,
    sent_at: new Date(sampleSessionStart().getTime() - ago).toISOString(),
  }));

/** A person's reply to the message with this `client_id`: always the same. */
export function replyTo(clientId: string): string {
  const sum = [...clientId].reduce((total, character) => total + character.charCodeAt(0), 0);
  return replies[sum % replies.length] ?? '';
}
