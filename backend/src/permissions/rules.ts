import type { Audience, Preferences } from '@az/shared/contracts';

/** What another member is to a viewer: the first that applies. To a viewer without a session, that is `signed-out`. */
export const relations = ['self', 'blocked', 'connected', 'other', 'signed-out'] as const;

export type Relation = (typeof relations)[number];

/** `not-found`: as if it did not exist. */
export type Verdict = 'yes' | 'not-found' | 'not-allowed';

type Group = 'communication' | 'privacy' | 'messaging';

/** `yes` if the other member's preference `key` has one of `values`, otherwise `not-allowed`. */
type PreferenceRule = {
  [G in Group]: {
    [K in keyof Preferences[G]]: { group: G; key: K; values: readonly Preferences[G][K][] };
  }[keyof Preferences[G]];
}[Group];

export type Rule = Verdict | PreferenceRule;

export function preferenceOf(preferences: Preferences, { group, key }: PreferenceRule): string | boolean {
  const values: Record<string, string | boolean> = preferences[group];
  return values[key] as string | boolean; // the type of the rule allows keys of the group alone
}

const communication = <K extends keyof Preferences['communication']>(
  key: K,
  ...values: Preferences['communication'][K][]
) => ({ group: 'communication', key, values }) as const;
const privacy = <K extends keyof Preferences['privacy']>(key: K, ...values: Preferences['privacy'][K][]) =>
  ({ group: 'privacy', key, values }) as const;

const toMembers = (key: 'profile' | 'email' | 'phone') => privacy(key, 'members');
const toConnections = (key: 'profile' | 'email' | 'phone') => privacy(key, 'members', 'connections');
const toWriters = (key: 'Connections' | 'Members' | 'Companies') => communication(`messagesFrom${key}`, true);
const showsReceipts = { group: 'messaging', key: 'readReceipts', values: [true] } as const;
const toSearchers = (key: 'findableByEmail' | 'findableByPhone') => communication(key, true);

/** A row of the table. A block hides everything. */
const row = <Self extends Rule, Connected extends Rule, Other extends Rule, SignedOut extends Rule>(
  self: Self,
  connected: Connected,
  other: Other,
  signedOut: SignedOut,
) => ({ self, blocked: 'not-found', connected, other, 'signed-out': signedOut }) as const;

/**
 * Who may do what with another member and their content. Query conditions (`predicates.ts`) and verdicts about a member
 * (`may.ts`) are made from this table. A block counts in both directions. Closed accounts have no rows in the database.
 */
export const rules = {
  /** Seeing announcements, by audience. `signed-out`: only in the two calls that the specification makes public. */
  'see-announcement-members': row('yes', 'yes', 'yes', 'yes'),
  'see-announcement-connections': row('yes', 'yes', 'not-found', 'not-found'),
  'see-announcement-private': row('yes', 'not-found', 'not-found', 'not-found'),
  'see-comment': row('yes', 'yes', 'yes', 'yes'),
  /** Name, headline and picture, as announcements show them. */
  'see-member': row('yes', 'yes', 'yes', 'not-found'),
  'see-profile': row('yes', toConnections('profile'), toMembers('profile'), 'not-found'),
  'see-email': row('yes', toConnections('email'), toMembers('email'), 'not-found'),
  'see-phone': row('yes', toConnections('phone'), toMembers('phone'), 'not-found'),
  /** Finding by the whole e-mail address or phone number of the account. */
  'find-by-email': row('yes', toSearchers('findableByEmail'), toSearchers('findableByEmail'), 'not-found'),
  'find-by-phone': row('yes', toSearchers('findableByPhone'), toSearchers('findableByPhone'), 'not-found'),
  // The server cannot tell yet who knows the e-mail address, so only the preference `everyone` lets others ask.
  'ask-to-connect': row('not-allowed', 'yes', communication('invitations', 'everyone'), 'not-found'),
  relate: row('not-allowed', 'yes', 'yes', 'not-found'),
  /** Seeing the conversation of the two members. */
  'see-conversation': row('not-found', 'yes', 'yes', 'not-found'),
  /** Writing a message as a person or a company. `answer`: writing to somebody who has written in the conversation. */
  write: row('not-allowed', toWriters('Connections'), toWriters('Members'), 'not-found'),
  'write-as-company': row('not-allowed', toWriters('Connections'), toWriters('Companies'), 'not-found'),
  answer: row('not-allowed', 'yes', 'yes', 'not-found'),
  /** Writing again to somebody who has not written in the conversation. */
  'write-again': row('not-allowed', toWriters('Connections'), 'not-allowed', 'not-found'),
  /** Being shown what the other member reads. Both must have chosen it at the moment when the message is read. */
  'see-receipts': row('not-allowed', showsReceipts, showsReceipts, 'not-found'),
} as const satisfies Record<string, Record<Relation, Rule>>;

export type Act = keyof typeof rules;

/** Acts that a query can filter by: their rules depend on the relation alone. */
export type ListedAct = SeeAnnouncement | 'see-comment' | 'see-member' | 'see-conversation';

type SeeAnnouncement = `see-announcement-${Audience}`;

export const seeAnnouncement = (audience: Audience): SeeAnnouncement => `see-announcement-${audience}`;

/** Who has already written in a conversation: the member, and the other one. */
export type Written = { hasWritten: boolean; hasHeard: boolean };

/** The act of writing to somebody. */
export function writeAct(kind: 'person' | 'company', { hasWritten, hasHeard }: Written): Act {
  if (hasHeard) return 'answer';
  if (hasWritten) return 'write-again';
  return kind === 'company' ? 'write-as-company' : 'write';
}
