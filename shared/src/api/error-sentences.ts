import type { ErrorKind } from '../contracts/index.ts';

/** Sentences for failed calls, by kind: what happened, then what to do. */
export const errorSentences: Record<ErrorKind, string> = {
  offline: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  'signed-out': 'Votre session a expiré. Reconnectez-vous pour continuer.',
  'not-allowed': "Cette action ne vous est pas permise. Adressez-vous à l'assistance si vous en avez besoin.",
  'not-found': "Cet élément n'existe plus. Revenez à la liste pour voir ce qui est disponible.",
  conflict: 'Cet élément a changé entre-temps. Rechargez la page, puis recommencez.',
  invalid: "Certaines informations n'ont pas été acceptées. Corrigez-les, puis réessayez.",
  'too-many': 'Trop de demandes en peu de temps. Patientez quelques minutes, puis réessayez.',
  server: 'Le service rencontre un problème. Réessayez dans quelques instants.',
  'bad-reply': "La réponse du service n'a pas pu être lue. Réessayez dans quelques instants.",
  unexpected: 'Une erreur inattendue est survenue. Réessayez\u202f; si elle revient, rechargez la page.',
};

const minute = 60_000;
const hour = 60 * minute;

/** The sentence for too many requests; `wait` is in milliseconds and is rounded up. */
export function tooManyRequestsSentence(wait: number): string {
  const [length, unit] =
    wait > 2 * hour
      ? ([hour, 'heure'] as const)
      : wait > minute
        ? ([minute, 'minute'] as const)
        : ([1000, 'seconde'] as const);
  const count = Math.ceil(wait / length);
  return `Trop de demandes en peu de temps. Réessayez dans ${count} ${unit}${count > 1 ? 's' : ''}.`;
}
