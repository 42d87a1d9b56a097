import type { Audience } from '@az/shared/contracts';

/** What another member can be to a viewer; the first that holds. A viewer without a session is `signed-out` to everybody. */
export const relations = ['self', 'blocked', 'connected', 'other', 'signed-out'] as const;

export type Relation = (typeof relations)[number];

/**
 * `yes`; `not-found`, as if it did not exist; `not-allowed`; or as the preferences of the other member say, where
 * `may.ts` decides.
 */
export type Rule = 'yes' | 'not-found' | 'not-allowed' | 'by-preference';

/** A row of the table. A block hides everything. */
const row = <Self extends Rule, Connected extends Rule, Other extends Rule, SignedOut extends Rule>(
  self: Self,
  connected: Connected,
  other: Other,
  signedOut: SignedOut,
) => ({ self, blocked: 'not-found', connected, other, 'signed-out': signedOut }) as const;

/**
 * Who may do what with another member and what they wrote. Predicates of queries and verdicts about one member are both
 * made from this table. A block counts in both directions; a closed account has no rows.
 */
export const rules = {
  /** Announcements by their audience. Without a session: those two calls that the specification makes public. */
  'see-announcement-members': row('yes', 'yes', 'yes', 'yes'),
  'see-announcement-connections': row('yes', 'yes', 'not-found', 'not-found'),
  'see-announcement-private': row('yes', 'not-found', 'not-found', 'not-found'),
  'see-comment': row('yes', 'yes', 'yes', 'yes'),
  /** Name, headline and picture, as announcements show them. */
  'see-member': row('yes', 'yes', 'yes', 'not-found'),
  'see-profile': row('yes', 'by-preference', 'by-preference', 'not-found'),
  'see-email': row('yes', 'by-preference', 'by-preference', 'not-found'),
  'see-phone': row('yes', 'by-preference', 'by-preference', 'not-found'),
  'ask-to-connect': row('not-allowed', 'yes', 'by-preference', 'not-found'),
  relate: row('not-allowed', 'yes', 'yes', 'not-found'),
} as const satisfies Record<string, Record<Relation, Rule>>;

export type Act = keyof typeof rules;

/** Acts that a query can filter by: their rules depend on the relation alone. */
export type ListedAct = SeeAnnouncement | 'see-comment' | 'see-member';

type SeeAnnouncement = `see-announcement-${Audience}`;

/** Seeing an announcement of an audience. */
export const seeAnnouncement = (audience: Audience): SeeAnnouncement => `see-announcement-${audience}`;
