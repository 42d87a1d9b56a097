import type { Preferences } from '@az/shared/contracts';
import { call } from '../api-calls.ts';
import type { TestDatabase } from '../database.ts';
import { oneOf, type Person } from './network.ts';
import type { Ties } from './read-paths.ts';

/** What a member lets others see and do. */
export type PrivacyChoices = {
  privacy: Pick<Preferences['privacy'], 'profile' | 'email' | 'phone'>;
  communication: Pick<
    Preferences['communication'],
    | 'invitations'
    | 'findableByEmail'
    | 'findableByPhone'
    | 'messagesFromConnections'
    | 'messagesFromMembers'
    | 'messagesFromCompanies'
  >;
  messaging: Pick<Preferences['messaging'], 'readReceipts'>;
};

const visibility = ['members', 'connections', 'nobody'] as const;
const invitations = ['everyone', 'known-email', 'nobody'] as const;
const flags = [true, false] as const;

/** Gives each member random preferences and returns these. Key: the member's id. */
export async function shuffleChoices(
  { sql }: TestDatabase,
  people: readonly Person[],
  random: () => number,
): Promise<Map<string, PrivacyChoices>> {
  const chosen = new Map<string, PrivacyChoices>();
  for (const { id } of people) {
    const some = () => oneOf(visibility, random);
    const choices: PrivacyChoices = {
      privacy: { profile: some(), email: some(), phone: some() },
      communication: {
        invitations: oneOf(invitations, random),
        findableByEmail: oneOf(flags, random),
        findableByPhone: oneOf(flags, random),
        messagesFromConnections: oneOf(flags, random),
        messagesFromMembers: oneOf(flags, random),
        messagesFromCompanies: oneOf(flags, random),
      },
      messaging: { readReceipts: oneOf(flags, random) },
    };
    chosen.set(id, choices);
    await sql(
      `insert into api.member_preferences values (${id}, '${JSON.stringify(choices)}', now())
        on conflict (member_id) do update set preferences = excluded.preferences`,
    );
  }
  return chosen;
}

/** The relation of a reader to another member, with the other's choices. Worked out without the server's table. */
export type Relation = { isSelf: boolean; isBlocked: boolean; isConnected: boolean; choices: PrivacyChoices };

export function relationOf(reader: Person, other: Person, known: Ties, choices: PrivacyChoices): Relation {
  const tie = known.get(`${reader.id}:${other.id}`);
  return {
    isSelf: reader.id === other.id,
    isBlocked: tie === 'blocks' || tie === 'blocked-by',
    isConnected: tie === 'connected',
    choices,
  };
}

type Expected = (relation: Relation) => boolean;

const sees: Expected = ({ isBlocked }) => !isBlocked;

const seesBy =
  (key: 'profile' | 'email' | 'phone'): Expected =>
  ({ isSelf, isBlocked, isConnected, choices: { privacy } }) =>
    isSelf || (!isBlocked && (privacy[key] === 'members' || (isConnected && privacy[key] === 'connections')));

export const seesProfile = seesBy('profile');

const findsBy =
  (key: 'findableByEmail' | 'findableByPhone'): Expected =>
  ({ isSelf, isBlocked, choices: { communication } }) =>
    isSelf || (!isBlocked && communication[key]);

const never: Expected = () => false;

export const mayAsk: Expected = ({ isSelf, isBlocked, isConnected, choices: { communication } }) =>
  !isSelf && !isBlocked && (isConnected || communication.invitations === 'everyone');

/** A call that may show a member. `isExpected`: whether it should show `other`; `isSeen`: whether it does. */
type MemberPath = {
  isExpected: Expected;
  isSeen: (api: string, reader: Person, other: Person) => Promise<boolean>;
};

const textHas =
  (path: (other: Person) => string, part: (other: Person) => string): MemberPath['isSeen'] =>
  async (api, { token }, other) =>
    JSON.stringify((await call(api + path(other), { token })).body).includes(part(other));

const profile = ({ id }: Person) => `/az/members/${id}`;
const search = (words: string) => `/search/people?q=${encodeURIComponent(words)}`;
const email = ({ word }: Person) => `${word}@exemple.test`;
const name = ({ word }: Person) => `Nom${word}`;

const idsIn = ({ items = [] }: { items?: { member: { Customers_Numbers: string } }[] }): string[] =>
  items.map(({ member }) => member.Customers_Numbers);

/** Ids of the members that the reader finds in the lists of connections of others. */
export async function connectionsOfOthers(
  api: string,
  { id, token }: Person,
  people: readonly Person[],
): Promise<Set<string>> {
  const others = people.filter((one) => one.id !== id);
  const replies = others.map((one) => call(`${api}/az/members/${one.id}/connections`, { token }));
  return new Set((await Promise.all(replies)).flatMap(({ body }) => idsIn(body)));
}

export const suggestionsFor = async (api: string, { token }: Person): Promise<Set<string>> =>
  new Set(idsIn((await call(`${api}/az/members/suggestions`, { token })).body));

/** Ways to read about one member. */
export const memberPaths: Record<string, MemberPath> = {
  'the profile': { isExpected: sees, isSeen: textHas(profile, name) },
  'the description': { isExpected: seesProfile, isSeen: textHas(profile, ({ word }) => `propos de ${word}`) },
  'the e-mail address': {
    isExpected: (one) => seesProfile(one) && seesBy('email')(one),
    isSeen: textHas(profile, email),
  },
  'the phone number': {
    isExpected: (one) => seesProfile(one) && seesBy('phone')(one),
    isSeen: textHas(profile, ({ phone }) => phone),
  },
  'the jobs': {
    isExpected: seesProfile,
    isSeen: textHas(
      (other) => `${profile(other)}/jobs`,
      ({ word }) => `Chez${word}`,
    ),
  },
  'a search of the name': { isExpected: sees, isSeen: textHas((other) => search(name(other)), name) },
  'a search of the company': {
    isExpected: seesProfile,
    isSeen: textHas(({ word }) => search(`Chez${word}`), name),
  },
  'a search of the e-mail address': {
    isExpected: findsBy('findableByEmail'),
    isSeen: textHas((other) => search(email(other).toUpperCase()), name),
  },
  'a search of the phone number': {
    isExpected: findsBy('findableByPhone'),
    isSeen: textHas(({ phone }) => search(phone.replaceAll(' ', '').replace('+', '00')), name),
  },
  'a search of a part of the e-mail address': {
    isExpected: never,
    isSeen: textHas((other) => search(email(other).slice(0, -1)), name),
  },
  'a search of a part of the phone number': {
    isExpected: never,
    isSeen: textHas(({ phone }) => search(phone.slice(0, -1)), name),
  },
  'the export of one’s data': {
    isExpected: ({ isSelf }) => isSelf,
    isSeen: textHas(() => '/account/export', email),
  },
};

type Act = { isExpected: Expected; path: (other: Person) => string; json?: unknown };

/** Acts on another member. Each can be undone. */
export const memberActs: Record<string, Act> = {
  'a mute': { isExpected: (one) => sees(one) && !one.isSelf, path: ({ id }) => `/az/mutes/${id}` },
  'a request to connect': {
    isExpected: (one) => mayAsk(one),
    path: ({ id }) => `/az/connections/requests/${id}`,
    json: {},
  },
};

/** Tries an act. Returns whether the server accepted it. */
export async function tryAct(
  api: string,
  { token }: Person,
  other: Person,
  { path, json }: Act,
): Promise<boolean> {
  const { status } = await call(api + path(other), { token, method: 'PUT', json });
  if (![200, 400, 403, 404, 422].includes(status))
    throw new Error(`${path(other)} was answered with ${status}.`);
  return status === 200;
}

/** Ids of the authors whose comments on an announcement the reader gets. */
export async function authorsOfComments(api: string, { token }: Person, post: string): Promise<string[]> {
  const { body } = await call(`${api}/az/announcements/${post}/comments`, { token });
  return (body.items as { author: { Customers_Numbers: string } | null }[]).map(
    ({ author }) => author?.Customers_Numbers ?? '',
  );
}
