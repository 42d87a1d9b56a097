import type { Author } from './author.ts';
import { readImageUrl } from './images.ts';
import { type Page, parseListedMember, parsePage } from './lists.ts';
import {
  asRecord,
  firstNumber,
  firstRecord,
  firstText,
  nameIn,
  parseEach,
  type RawRecord,
  readDay,
  readFlag,
  readList,
  readSuccess,
} from './read.ts';
import {
  type Attendance,
  attendances,
  type GatheringAct,
  type GatheringCategory,
  type GatheringType,
  gatheringActs,
  gatheringCategories,
  gatheringTypes,
  westAfrica,
} from './wire/gathering-kinds.ts';

type Guest = Author & { id: string };

/** A gathering in a list; screens call it an event. Its fields mean what those of `ListedGatheringWire` mean. */
export type ListedGathering = {
  id: string;
  title: string;
  category: GatheringCategory;
  type: GatheringType;
  label: string | null;
  picture: string | null;
  date: string;
  start: string;
  end: string;
  location: string;
  city: string | null;
  address: string | null;
  attendees: Guest[];
  attendeeCount: number;
  attendance: Attendance;
  own: boolean;
};

/** A part of a gathering's programme. */
export type GatheringPart = { id: string; time: string; title: string; text: string; speaker: Guest | null };

export type Gathering = ListedGathering & {
  price: number;
  description: string;
  zone: typeof westAfrica | null;
  organiser: Guest | null;
  speakers: Guest[];
  program: GatheringPart[];
  may: readonly GatheringAct[];
  related: ListedGathering[];
};

export type GatheringPage = Page<ListedGathering>;

const readGuests = (raw: unknown): Guest[] =>
  parseEach(readList(raw) ?? [], (author) => parseListedMember({ author }));

function readListed(raw: unknown): ListedGathering | null {
  const record = asRecord(raw);
  const [id, title, date] = [firstText(record, 'id'), nameIn(record, 'title'), readDay(record, 'date')];
  const [start, end] = [firstText(record, 'start'), firstText(record, 'end')];
  if (id === null || title === null || date === null || start === null || end === null) return null;
  return {
    ...{ id, title, date, start, end },
    // Kinds that this version does not know are shown as the most general ones.
    category: gatheringCategories.find((one) => one === record?.category) ?? 'Rencontre',
    type: gatheringTypes.find((one) => one === record?.type) ?? 'local',
    label: nameIn(record, 'label'),
    picture: readImageUrl(record?.picture_url),
    location: nameIn(record, 'location') ?? '',
    city: nameIn(record, 'city'),
    address: nameIn(record, 'address'),
    attendees: readGuests(record?.attendees),
    attendeeCount: firstNumber(record, 'attendee_count') ?? 0,
    attendance: attendances.find((one) => one === record?.attendance) ?? 'none',
    own: readFlag(record, 'own'),
  };
}

function parsePart(raw: unknown): GatheringPart | null {
  const record = asRecord(raw);
  const [id, time, title] = ['id', 'time', 'title'].map((name) => firstText(record, name));
  if (!id || !time || !title) return null;
  const [speaker = null] = readGuests([record?.speaker]);
  return { id, time, title, text: firstText(record, 'text') ?? '', speaker };
}

/** Acts that this version does not know are left out. */
export function parseGatheringReply(raw: unknown): Gathering | null {
  const record: RawRecord | null = firstRecord(readSuccess(raw), 'event');
  const listed = readListed(record);
  if (!record || !listed) return null;
  const [organiser = null] = readGuests([record.organiser]);
  return {
    ...listed,
    price: firstNumber(record, 'price') ?? 0,
    description: firstText(record, 'description') ?? '',
    zone: record.zone === westAfrica ? westAfrica : null,
    organiser,
    speakers: readGuests(record.speakers),
    program: parseEach(readList(record.program) ?? [], parsePart),
    may: parseEach(readList(record.may) ?? [], (act) => gatheringActs.find((one) => one === act) ?? null),
    related: parseEach(readList(record.related) ?? [], readListed),
  };
}

export const parseGatheringPage = (raw: unknown): GatheringPage | null => parsePage(raw, readListed);
