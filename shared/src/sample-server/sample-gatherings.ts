import type {
  AuthorWire,
  GatheringCategory,
  GatheringWire,
  Member,
  NewGatheringWire,
} from '../contracts/index.ts';
import { maxGatheringFaces, westAfrica } from '../contracts/index.ts';
import { people } from '../sample/people/people.ts';
import { type PictureName, pictureUrls } from '../sample/pictures/index.ts';
import { dayAhead } from '../sample/session-start.ts';
import { authorOf, memberAuthor, personAuthor } from './authors.ts';
import { type GatheringRow, gatheringRows } from './gathering-rows.ts';

/** A gathering before the verdicts about a member. */
export type SampleGathering = {
  gathering: Omit<GatheringWire, 'attendance' | 'may' | 'related'>;
  /** Whether the member attends until they say otherwise; `attendee_count` then counts them. */
  isGoing: boolean;
};

/** Programme of a gathering by category: minutes after its start, title, description. */
const programs: Record<GatheringCategory, [minutes: number, title: string, text: string][]> = {
  Atelier: [
    [0, 'Accueil et tour de table', 'Chacun dit en une phrase ce qu’il vient chercher.'],
    [15, 'Exercices guidés', 'Par groupes de trois, avec un retour après chaque exercice.'],
    [60, 'Mise en commun', 'Ce qui a marché, ce qui reste à travailler, et comment continuer chez soi.'],
  ],
  Concert: [
    [0, 'Première partie', 'Un ensemble de la région ouvre la soirée.'],
    [50, 'Entracte', 'Buvette et restauration à l’entrée.'],
    [75, 'Deuxième partie', 'Le programme est remis sur place.'],
  ],
  Conférence: [
    [0, 'Ouverture', 'Présentation de la journée et des intervenants.'],
    [30, 'Conférence principale', 'Quarante minutes, puis vingt minutes de questions.'],
    [105, 'Table ronde', 'Trois points de vue, une question commune, et la parole à la salle.'],
    [180, 'Échanges', 'Un temps libre pour rencontrer les intervenants.'],
  ],
  Formation: [
    [0, 'Objectifs et méthode', 'Ce que vous saurez faire à la fin, et comment nous y allons.'],
    [20, 'Pas à pas', 'Une démonstration, que chacun refait à son rythme.'],
    [45, 'Exercice et corrigé', 'Un cas complet, corrigé ensemble.'],
  ],
  Rencontre: [
    [0, 'Accueil', 'Une boisson et un badge.'],
    [15, 'Présentations', 'Une minute par personne.'],
    [45, 'Échanges libres', 'Par table, selon les sujets du jour.'],
  ],
  Salon: [
    [0, 'Ouverture des portes', 'Le plan des stands est remis à l’entrée.'],
    [90, 'Démonstrations', 'Toutes les heures, sur la place centrale.'],
    [240, 'Rencontres avec les exposants', 'Sans rendez-vous.'],
  ],
  Sport: [
    [0, 'Retrait des dossards', 'Présentez-vous trente minutes avant votre départ.'],
    [60, 'Départs et rencontres', 'Par vagues, dans l’ordre des inscriptions.'],
    [180, 'Remise des prix', 'Devant la buvette.'],
  ],
};

/** `time` plus `minutes`, at most the last minute of the day. */
function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = Math.min(hour * 60 + minute + minutes, 24 * 60 - 1);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(total / 60))}:${two(total % 60)}`;
}

const programOf = (
  { category, hours: [start, end] }: GatheringRow,
  speakers: AuthorWire[],
): GatheringWire['program'] =>
  programs[category]
    .map(([minutes, title, text], index) => ({
      id: String(index + 1),
      time: later(start, minutes),
      title,
      text,
      speaker: speakers[index % Math.max(speakers.length, 1)] ?? null,
    }))
    .filter(({ time }) => time < end);

function gatheringOf(row: GatheringRow, index: number): SampleGathering {
  const { image, days, hours, place, by, speakerId, going, isGoing = false, label = null, ...rest } = row;
  const speakers = speakerId.map(authorOf);
  const start = (index * 5) % people.length;
  const others = [...people.slice(start), ...people.slice(0, start)].filter(({ id }) => id !== by);
  return {
    gathering: {
      ...rest,
      id: String(index + 1),
      label,
      picture_url: pictureUrls[image],
      date: dayAhead(days),
      start: hours[0],
      end: hours[1],
      location: place ? `${place[0]}, ${place[2]}` : 'En ligne',
      city: place?.[2] ?? null,
      address: place ? `${place[1]}, ${place[2]}` : null,
      zone: westAfrica,
      organiser: authorOf(by),
      speakers,
      attendees: others.slice(0, Math.min(maxGatheringFaces, going)).map(personAuthor),
      attendee_count: going,
      program: programOf(row, speakers),
      own: false,
    },
    isGoing,
  };
}

/** The gatherings of the sample network; only their dates differ from visit to visit. */
export const sampleGatherings = (): SampleGathering[] => gatheringRows.map(gatheringOf);

const pictureOf: Record<GatheringCategory, PictureName> = {
  Atelier: 'mosaique',
  Concert: 'nuit',
  Conférence: 'salle',
  Formation: 'courbes',
  Rencontre: 'quartier',
  Salon: 'etals',
  Sport: 'pont',
};

export type OwnGathering = Omit<NewGatheringWire, 'client_id'> & { id: string };

/** A gathering that the member has created; without a city it is online. Its zone is not known. */
export function ownGathering({ place, city, ...event }: OwnGathering, member: Member): SampleGathering {
  const address = city === '' ? null : [place, city].filter(Boolean).join(', ');
  const organiser = memberAuthor(member);
  return {
    gathering: {
      ...event,
      type: address === null ? 'online' : 'local',
      label: 'Exemple local',
      picture_url: pictureUrls[pictureOf[event.category]],
      location: address ?? 'En ligne',
      city: city || null,
      address,
      zone: null,
      organiser,
      speakers: [],
      attendees: [organiser],
      attendee_count: 1,
      program: [],
      own: true,
    },
    isGoing: true,
  };
}
