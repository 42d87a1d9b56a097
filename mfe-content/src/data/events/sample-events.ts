import { dayAhead, getPeople, type Person, simulateReply } from '@az/shared/sample/people';
import { type EventCategory, type Guest, type NetworkEvent, type Session, startOf } from './event.ts';
import { type EventRow, eventRows } from './event-rows.ts';

/** Programme of an event by category: minutes after its start, title, description. */
const programs: Record<EventCategory, [minutes: number, title: string, text: string][]> = {
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

const facesShown = 6;

export const asGuest = ({ id, name, role, avatar }: Person): Guest => ({ id, name, role, picture: avatar });

/** `time` plus `minutes`, at most the last minute of the day. */
function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = Math.min(hour * 60 + minute + minutes, 24 * 60 - 1);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(total / 60))}:${two(total % 60)}`;
}

function programOf({ category, hours: [start, end] }: EventRow, speakers: Guest[]): Session[] {
  return programs[category]
    .map(([minutes, title, text], index) => ({
      id: String(index + 1),
      time: later(start, minutes),
      title,
      text,
      speaker: speakers[index % Math.max(speakers.length, 1)] ?? null,
    }))
    .filter(({ time }) => time < end);
}

function eventOf(row: EventRow, index: number, people: Person[]): NetworkEvent {
  const { days, hours, place, by, speakerId, going, label = null, ...rest } = row;
  const guests = people.map(asGuest);
  const named = (id: string) => guests.find((guest) => guest.id === id);
  const speakers = speakerId.flatMap((id) => named(id) ?? []);
  const organiser = named(by) ?? { id: by, name: 'Membre', role: '', picture: null };
  const start = (index * 5) % guests.length;
  const others = [...guests.slice(start), ...guests.slice(0, start)].filter(({ id }) => id !== by);
  return {
    ...rest,
    id: String(index + 1),
    label,
    date: dayAhead(days),
    start: hours[0],
    end: hours[1],
    location: place ? `${place[0]}, ${place[2]}` : 'En ligne',
    city: place?.[2] ?? null,
    address: place ? `${place[1]}, ${place[2]}` : null,
    organiser,
    speakers,
    attendees: others.slice(0, Math.min(facesShown, going)),
    attendeeCount: going,
    program: programOf(row, speakers),
    isLocal: false,
  };
}

/** The events of the sample network, the next one first. Only their dates differ from call to call. */
export async function getEvents(): Promise<NetworkEvent[]> {
  const [people, rows] = await Promise.all([getPeople(), simulateReply(() => eventRows)]);
  return rows
    .map((row, index) => eventOf(row, index, people))
    .sort((one, other) => startOf(one).localeCompare(startOf(other)));
}
