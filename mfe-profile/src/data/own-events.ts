import { dayAhead } from '@az/shared/sample/people';
import type { CoverMotif, CoverTone } from '@az/shared/social/Cover';

/** An event that the member organises or attends (specification, section 3), from sample data. */
export type OwnEvent = {
  id: string;
  title: string;
  cover: { motif: CoverMotif; tone: CoverTone };
  /** Date, `YYYY-MM-DD`. */
  date: string;
  location: string;
  goingCount: number;
  isOwn: boolean;
};

const rows: [
  title: string,
  motif: CoverMotif,
  tone: CoverTone,
  days: number,
  location: string,
  going: number,
  own: boolean,
][] = [
  ['Rencontre des indépendants', 'orbits', 'info', 3, 'Maison des associations, Libreville', 48, false],
  ['Atelier : écrire son profil', 'steps', 'success', 9, 'En ligne', 22, true],
  ['Journée de l’énergie solaire', 'hills', 'warning', 17, 'Palais des congrès, Port-Gentil', 310, false],
  ['Petit déjeuner du réseau', 'waves', 'danger', 26, 'Café des Arts, Franceville', 17, true],
];

/** The member's upcoming events, the next one first. */
export const sampleEvents = (): OwnEvent[] =>
  rows.map(([title, motif, tone, days, location, goingCount, isOwn], index) => ({
    id: `own-event-${index + 1}`,
    title,
    cover: { motif, tone },
    date: dayAhead(days),
    location,
    goingCount,
    isOwn,
  }));
