import {
  type Attendance,
  AttendanceChangeWire,
  type GatheringReplyWire,
  GatheringsQueryWire,
  type GatheringsReplyWire,
  gatheringCategories,
  type ListedGatheringWire,
  type Member,
  maxGatheringPage,
  maxRelatedGatherings,
  NewGatheringWire,
} from '../contracts/index.ts';
import { longDate } from '../format/index.ts';
import { dayOf } from '../sample/session-start.ts';
import { entriesOf, hasStrings, isString, parseListOf } from '../stored-json/index.ts';
import { matchesSearch } from '../text-search/index.ts';
import { type SampleCalls, SampleRefusal, sampleCall, samplePage } from './sample-call.ts';
import {
  type OwnGathering,
  ownGathering,
  type SampleGathering,
  sampleGatherings,
} from './sample-gatherings.ts';
import { sampleSection, withId } from './sample-store.ts';

const texts = ['id', 'title', 'category', 'date', 'start', 'end', 'place', 'city', 'description'] as const;

const eventsOf = parseListOf(
  (value): value is OwnGathering =>
    hasStrings(value, texts) &&
    gatheringCategories.some((one) => one === value.category) &&
    'price' in value &&
    typeof value.price === 'number',
);
const idsOf = parseListOf(isString);

/** What the member has done: own gatherings, the newest first, and the ids of what they attend, or not any more. */
const section = sampleSection(
  'gatherings',
  (found) => {
    const stored = Object.fromEntries(entriesOf(found));
    return {
      events: eventsOf(stored.events),
      going: idsOf(stored.going),
      interested: idsOf(stored.interested),
      left: idsOf(stored.left),
    };
  },
  {
    events: 'az-content-events',
    going: 'az-content-going-marks',
    interested: 'az-content-interested-marks',
  },
);

type Stored = ReturnType<typeof section.read>;

const startOf = ({ gathering: { date, start } }: SampleGathering): string => `${date}T${start}`;

const byStart = (one: SampleGathering, other: SampleGathering): number =>
  startOf(one).localeCompare(startOf(other));

/** All gatherings: those of the member, then the others, the next one first. */
const allGatherings = (stored: Stored, member: Member): SampleGathering[] => [
  ...stored.events.map((event) => ownGathering(event, member)),
  ...sampleGatherings().sort(byStart),
];

function find(id: string | undefined, stored: Stored, member: Member): SampleGathering {
  const found = allGatherings(stored, member).find(({ gathering }) => gathering.id === id);
  if (!found) throw new SampleRefusal('not-found');
  return found;
}

function attendanceOf({ gathering: { id }, isGoing }: SampleGathering, stored: Stored): Attendance {
  if (stored.going.includes(id) || (isGoing && !stored.left.includes(id))) return 'going';
  return stored.interested.includes(id) ? 'interested' : 'none';
}

function standing(one: SampleGathering, stored: Stored) {
  const attendance = attendanceOf(one, stored);
  const count = one.gathering.attendee_count + Number(attendance === 'going') - Number(one.isGoing);
  return { attendance, attendee_count: count };
}

function listed(one: SampleGathering, stored: Stored): ListedGatheringWire {
  const {
    price: _,
    description: _d,
    zone: _z,
    organiser: _o,
    speakers: _s,
    program: _p,
    ...rest
  } = one.gathering;
  return { ...rest, ...standing(one, stored) };
}

const isToCome = ({ gathering: { date } }: SampleGathering): boolean => date >= dayOf(new Date());

/** The gatherings most similar to one: of the same category first, then of the same type. */
function relatedTo({ gathering }: SampleGathering, all: SampleGathering[]): SampleGathering[] {
  const likeness = ({ gathering: other }: SampleGathering) =>
    2 * Number(other.category === gathering.category) + Number(other.type === gathering.type);
  return all
    .filter((one) => one.gathering.id !== gathering.id && isToCome(one) && likeness(one) > 0)
    .sort((one, other) => likeness(other) - likeness(one))
    .slice(0, maxRelatedGatherings);
}

const replyOf = (one: SampleGathering, stored: Stored, member: Member): GatheringReplyWire => ({
  success: true,
  event: {
    ...one.gathering,
    ...standing(one, stored),
    // Nobody else can see a gathering that is on this device only, so it is not shared.
    may: one.gathering.own ? ['delete'] : ['attend', 'share'],
    related: relatedTo(one, allGatherings(stored, member)).map((other) => listed(other, stored)),
  },
});

const isFound = (
  { gathering }: SampleGathering,
  { type, category, from = '', to, place = '', q = '' }: GatheringsQueryWire,
): boolean => {
  const { title, description, date, location, address } = gathering;
  const where = `${location} ${address ?? ''}`;
  return (
    (type === undefined || gathering.type === type) &&
    (category === undefined || gathering.category === category) &&
    date >= from &&
    (to === undefined || date <= to) &&
    matchesSearch(where, place) &&
    [`${title} ${gathering.category} ${description}`, `${longDate(date)}, ${location}`].some((text) =>
      matchesSearch(text, q),
    )
  );
};

function listOf(query: GatheringsQueryWire, stored: Stored, member: Member): GatheringsReplyWire {
  const isMine = (one: SampleGathering) => attendanceOf(one, stored) === 'going';
  const found = allGatherings(stored, member).filter(
    (one) => isToCome(one) && isFound(one, query) && (query.mine === undefined || isMine(one)),
  );
  if (query.mine) found.sort(byStart);
  const { items, meta } = samplePage(found, query.cursor, maxGatheringPage);
  return { success: true, items: items.map((one) => listed(one, stored)), meta };
}

/** The errors of an event that the contract cannot state. */
function problemsOf({ date, start, end, place, city }: NewGatheringWire): Record<string, string> {
  return {
    ...(date < dayOf(new Date()) && { date: 'Choisissez une date à venir.' }),
    ...(end === start && { end: 'La fin doit être différente du début.' }),
    ...(place !== '' && city === '' && { city: 'Indiquez la ville.' }),
  };
}

export const gatheringCalls: SampleCalls = {
  'GET /events': sampleCall({ query: GatheringsQueryWire }, ({ member, query }) =>
    listOf(query, section.read(member.id), member),
  ),
  'POST /events': sampleCall({ body: NewGatheringWire }, ({ member, body }) => {
    const { client_id: id, ...event } = body;
    const problems = problemsOf(body);
    if (Object.keys(problems).length > 0) throw new SampleRefusal('invalid', problems);
    const stored = section.read(member.id);
    const isKnown = stored.events.some((one) => one.id === id);
    const next = isKnown ? stored : { ...stored, events: [{ ...event, id }, ...stored.events] };
    section.write(member.id, next);
    return replyOf(find(id, next, member), next, member);
  }),
  'GET /events/{id}': sampleCall({}, ({ member, params }) => {
    const stored = section.read(member.id);
    return replyOf(find(params.id, stored, member), stored, member);
  }),
  'DELETE /events/{id}': sampleCall({}, ({ member, params: { id } }) => {
    const stored = section.read(member.id);
    if (!find(id, stored, member).gathering.own) throw new SampleRefusal('not-allowed');
    section.write(member.id, { ...stored, events: stored.events.filter((event) => event.id !== id) });
    return { success: true };
  }),
  'PUT /events/{id}/attendance': sampleCall(
    { body: AttendanceChangeWire },
    ({ member, params: { id = '' }, body: { state } }) => {
      const stored = section.read(member.id);
      const one = find(id, stored, member);
      if (one.gathering.own) throw new SampleRefusal('not-allowed');
      const next = {
        ...stored,
        going: withId(stored.going, id, state === 'going'),
        interested: withId(stored.interested, id, state === 'interested'),
        left: withId(stored.left, id, state !== 'going'),
      };
      section.write(member.id, next);
      return replyOf(one, next, member);
    },
  ),
};
