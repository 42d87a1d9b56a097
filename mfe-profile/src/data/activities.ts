import { hoursBefore } from '@az/shared/sample/people';

/** Kinds of activity, as the filter in the URL names them. */
export const activityKinds = ['publication', 'comment', 'reaction', 'connection', 'event'] as const;
export type ActivityKind = (typeof activityKinds)[number];

export type Activity = {
  id: string;
  kind: ActivityKind;
  /** Text after the member's name: `a commenté …`. */
  text: string;
  to?: string;
  excerpt: string | null;
  /** Null where it is not known. */
  visibility: 'public' | 'members' | 'connections' | 'private' | null;
  /** ISO 8601; null if unknown. */
  at: string | null;
};

type Row = [
  kind: ActivityKind,
  text: string,
  excerpt: string | null,
  visibility: Activity['visibility'],
  hours: number,
];

const rows: Row[] = [
  [
    'publication',
    'a publié un retour d’atelier',
    'Douze idées, dont trois que nous essayons dès lundi.',
    'public',
    9,
  ],
  ['reaction', 'a aimé une publication d’Anaïs Delcourt', null, 'connections', 14],
  [
    'comment',
    'a répondu à Mathis Okoumba',
    'Très bonne idée, je vous envoie le plan du site demain.',
    'public',
    26,
  ],
  ['connection', 'est en relation avec Noémie Castagnier', null, 'connections', 51],
  ['publication', 'a ajouté trois photos', 'Quelques vues prises entre deux rendez-vous.', 'public', 74],
  ['event', 'participe à « Rencontre des indépendants »', null, 'connections', 98],
  [
    'comment',
    'a commenté une publication de Clémence Arvieux',
    'Le deuxième paragraphe dit tout, merci pour ce partage.',
    'public',
    150,
  ],
  [
    'publication',
    'a publié une offre de collaboration',
    'Nous cherchons deux personnes pour le projet d’énergie solaire.',
    'public',
    190,
  ],
  ['reaction', 'a enregistré un article pour plus tard', null, 'private', 214],
  ['event', 'organise « Atelier : écrire son profil »', null, 'public', 240],
  ['connection', 'est en relation avec Youssef Lamarque', null, 'connections', 330],
  ['reaction', 'a aimé une vidéo de Solène Mbarga-Petit', null, 'public', 410],
  ['comment', 'a félicité Aminata Sarrault', 'Belle étape, et bien méritée.', 'connections', 505],
  ['publication', 'a mis à jour sa présentation', null, 'public', 640],
];

export const sampleActivities = (): Activity[] =>
  rows.map(([kind, text, excerpt, visibility, hours], index) => ({
    id: `activity-${index + 1}`,
    kind,
    text,
    excerpt,
    visibility,
    at: hoursBefore(hours),
  }));
