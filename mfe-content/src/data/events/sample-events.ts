import { dayAhead, getPeople, type Person, simulateReply } from '@az/shared/sample/people';
import { type Guest, type NetworkEvent, type Session, startOf } from './event.ts';
import { programs } from './event-program.ts';
import { type EventRow, eventRows } from './event-rows.ts';

const facesShown = 6;

export const asGuest = ({ id, name, role, avatar }: Person): Guest => ({ id, name, role, picture: avatar });

/** The time so many minutes later, at most the last minute of the day. */
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

/** The events of the sample network, the next one first; the same on every call except for their dates. */
export async function getEvents(): Promise<NetworkEvent[]> {
  const [people, rows] = await Promise.all([getPeople(), simulateReply(() => eventRows)]);
  return rows
    .map((row, index) => eventOf(row, index, people))
    .sort((one, other) => startOf(one).localeCompare(startOf(other)));
}
