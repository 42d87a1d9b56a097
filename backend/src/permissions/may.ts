import type { Preferences } from '@az/shared/contracts';
import { sql } from 'kysely';
import { PreferenceRepository } from '../repositories/preference-repository.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { relationSql } from './predicates.ts';
import {
  type Act,
  type ListedAct,
  preferenceOf,
  type Relation,
  type Rule,
  rules,
  type Verdict,
} from './rules.ts';
import type { Viewer } from './viewer.ts';

/** What another member is to the viewer; null when there is no such member. */
export async function relationTo(db: ApiDb, viewer: Viewer, memberId: number): Promise<Relation | null> {
  const row = await db
    .selectFrom('members')
    .select((one) =>
      (viewer.memberId === null
        ? sql<Relation>`'signed-out'`
        : relationSql(db, viewer.memberId, one.ref('members.id'))
      ).as('relation'),
    )
    .where('members.id', '=', memberId)
    .executeTakeFirst();
  return row?.relation ?? null;
}

/** The verdict about an act, from the relation of two members and the preferences of the other member. */
export function verdictOf(act: Act, relation: Relation, preferences: () => Preferences): Verdict {
  const rule: Rule = rules[act][relation];
  if (typeof rule === 'string') return rule;
  const values: readonly (string | boolean)[] = rule.values;
  return values.includes(preferenceOf(preferences(), rule)) ? 'yes' : 'not-allowed';
}

/** Whether the viewer may do something with a member. The verdict is the same for unknown and invisible members. */
export async function may(db: ApiDb, viewer: Viewer, act: Act, memberId: number): Promise<Verdict> {
  const relation = await relationTo(db, viewer, memberId);
  if (relation === null) return 'not-found';
  const isNeeded = typeof rules[act][relation] !== 'string';
  const preferences = isNeeded ? await new PreferenceRepository(db).load(memberId) : null;
  return verdictOf(act, relation, () => {
    if (!preferences) throw new Error('Preferences are read when a rule needs them.');
    return preferences;
  });
}

/** Something that a member wrote: its author, and the act in the table of rules that stands for seeing it. */
export type Written = { author: number; act: ListedAct };

/** Which members may receive what some authors wrote: see `readRecipients`. */
type Recipients = {
  /** What the author is to a member. */
  relationOf: (memberId: number, author: number) => Relation;
  /** Whether a member may see what an author wrote. */
  sees: (memberId: number, written: Written) => boolean;
  /** Like `sees`, and the member has not muted the author: needed for a new announcement. */
  getsNew: (memberId: number, written: Written) => boolean;
};

const pairs = (rows: readonly { member_id: number; other_id: number }[]) =>
  new Set(rows.map(({ member_id, other_id }) => `${member_id}:${other_id}`));

/** Reads once which members may see what some authors wrote, however many members it is delivered to. */
export async function readRecipients(db: ApiDb, written: readonly Written[]): Promise<Recipients> {
  const ids = [...new Set(written.map(({ author }) => author))];
  // Members have many connections, so these are read only if a rule treats them differently from other members.
  const byConnection = written.filter(({ act }) => rules[act].connected !== rules[act].other);
  const [blocks, mutes, connections] =
    ids.length === 0
      ? [[], [], []]
      : await Promise.all([
          db
            .selectFrom('blocks')
            .select(['blocker_id as member_id', 'blocked_id as other_id'])
            .where((row) => row.or([row('blocker_id', 'in', ids), row('blocked_id', 'in', ids)]))
            .execute(),
          db.selectFrom('mutes').select(['member_id', 'other_id']).where('other_id', 'in', ids).execute(),
          byConnection.length === 0
            ? []
            : db
                .selectFrom('connections')
                .select(['member_id', 'other_id'])
                .where('other_id', 'in', [...new Set(byConnection.map(({ author }) => author))])
                .execute(),
        ]);
  const [blocked, muted, connected] = [pairs(blocks), pairs(mutes), pairs(connections)];
  const relationOf = (memberId: number, author: number): Relation => {
    if (memberId === author) return 'self';
    if (blocked.has(`${memberId}:${author}`) || blocked.has(`${author}:${memberId}`)) return 'blocked';
    return connected.has(`${memberId}:${author}`) ? 'connected' : 'other';
  };
  const sees = (memberId: number, { author, act }: Written) =>
    rules[act][relationOf(memberId, author)] === 'yes';
  return {
    relationOf,
    sees,
    getsNew: (memberId, one) => sees(memberId, one) && !muted.has(`${memberId}:${one.author}`),
  };
}
