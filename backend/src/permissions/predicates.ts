import { type Audience, audiences, defaultPreferences } from '@az/shared/contracts';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';
import {
  type Act,
  type ListedAct,
  preferenceOf,
  type Relation,
  type Rule,
  relations,
  rules,
  seeAnnouncement,
} from './rules.ts';
import type { Viewer } from './viewer.ts';

type MemberColumn = Expression<number> | Expression<number | null>;

/** Whether a block exists between two members, in either direction. */
const isBlocked = (db: ApiDb, memberId: number, other: MemberColumn): RawBuilder<SqlBool> =>
  sql<SqlBool>`(exists ${db
    .selectFrom('blocks')
    .select('blocker_id')
    .where('blocker_id', '=', memberId)
    .where('blocked_id', '=', sql<number>`${other}`)} or exists ${db
    .selectFrom('blocks')
    .select('blocker_id')
    .where('blocked_id', '=', memberId)
    .where('blocker_id', '=', sql<number>`${other}`)})`;

/** A condition of a query that is the same for all rows: the viewer has blocked somebody, or is blocked by somebody. */
export const hasBlocks = (db: ApiDb, viewer: Viewer): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists ${db
    .selectFrom('blocks')
    .select('blocker_id')
    .where((row) =>
      row.or([row('blocker_id', '=', viewer.memberId), row('blocked_id', '=', viewer.memberId)]),
    )}`;

const isConnected = (db: ApiDb, memberId: number, other: MemberColumn): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists ${db
    .selectFrom('connections')
    .select('other_id')
    .where('member_id', '=', memberId)
    .where('other_id', '=', sql<number>`${other}`)}`;

/** The relation of a member to the member in a column, as a text. */
export const relationSql = (db: ApiDb, memberId: number, other: MemberColumn): RawBuilder<Relation> =>
  sql<Relation>`case when ${other} = ${memberId} then 'self' when ${isBlocked(db, memberId, other)} then 'blocked'
    when ${isConnected(db, memberId, other)} then 'connected' else 'other' end`;

/** Like `relationSql`, for members visible to the viewer, in a query that already knows whether they are connected. */
export const relationOfVisible = (
  viewer: Viewer,
  member: MemberColumn,
  isConnected: Expression<SqlBool>,
): RawBuilder<Relation> =>
  sql<Relation>`case when ${member} = ${viewer.memberId ?? 0} then 'self'
    when ${isConnected} then 'connected' else 'other' end`;

function allowedBy(rule: Rule, preferences: Expression<unknown>): RawBuilder<SqlBool> {
  if (typeof rule === 'string') return rule === 'yes' ? sql`true` : sql`false`;
  const { group, key, values } = rule;
  const stored = sql`${preferences} -> ${sql.lit(group)} ->> ${sql.lit(key)}`;
  const missing = sql.lit(String(preferenceOf(defaultPreferences, rule)));
  return sql`coalesce(${stored}, ${missing}) in (${sql.join(values.map((one) => sql.lit(String(one))))})`;
}

/** The verdict `yes` of `may` as a query condition, given relation and preferences (null if none are stored). */
export const allows = (
  act: Act,
  { relation, preferences }: { relation: RawBuilder<Relation>; preferences: Expression<unknown> },
): RawBuilder<SqlBool> =>
  sql<SqlBool>`(case ${relation} ${sql.join(
    relations.map((one) => sql`when ${sql.lit(one)} then ${allowedBy(rules[act][one], preferences)}`),
    sql` `,
  )} end)`;

/** A condition: the viewer may do `act` with what `author` wrote. A removed comment has no author and is not hidden. */
export function visible(
  db: ApiDb,
  viewer: Viewer,
  act: ListedAct,
  author: MemberColumn,
): RawBuilder<SqlBool> {
  const { memberId, seesAll } = viewer;
  if (seesAll) return sql<SqlBool>`true`;
  const isHidden = (relation: Relation) => rules[act][relation] !== 'yes';
  if (memberId === null) return isHidden('signed-out') ? sql<SqlBool>`false` : sql<SqlBool>`true`;
  const hidden = relations.filter((relation) => relation !== 'signed-out' && isHidden(relation));
  if (hidden.length === 0) return sql<SqlBool>`true`;
  // The usual case: only a block hides. This form needs just two look-ups by key for each row.
  if (hidden.length === 1 && hidden[0] === 'blocked')
    return sql<SqlBool>`(${author} is null or not ${isBlocked(db, memberId, author)})`;
  const names = sql.join(hidden.map((relation) => sql.lit(relation)));
  return sql<SqlBool>`(${author} is null or (${relationSql(db, memberId, author)}) not in (${names}))`;
}

/** A condition of a query: the viewer may see an announcement, whose author and audience are in columns. */
export function visibleAnnouncement(
  db: ApiDb,
  viewer: Viewer,
  author: MemberColumn,
  audience: Expression<Audience>,
): RawBuilder<SqlBool> {
  const { memberId, seesAll } = viewer;
  /** A condition: each of these relations may see announcements for this audience. */
  const isFor = (...those: Relation[]) => {
    const seen = audiences.filter((one) => those.every((by) => rules[seeAnnouncement(one)][by] === 'yes'));
    return seen.length === 0
      ? sql`false`
      : sql`${audience} in (${sql.join(seen.map((one) => sql.lit(one)))})`;
  };
  if (seesAll) return sql<SqlBool>`true`;
  if (memberId === null) return sql<SqlBool>`${isFor('signed-out')}`;
  // Each relation is looked up in one place, because planning these conditions takes longer than evaluating them.
  return sql<SqlBool>`(case when ${author} = ${memberId} then ${isFor('self')}
    when ${isBlocked(db, memberId, author)} then ${isFor('blocked')} when ${isFor('connected', 'other')} then true
    when ${isConnected(db, memberId, author)} then ${isFor('connected')} else ${isFor('other')} end)`;
}

/** A condition of a query: the viewer has not muted the member in a column. */
export const notMuted = (db: ApiDb, viewer: Viewer, author: MemberColumn): RawBuilder<SqlBool> =>
  viewer.memberId === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`not exists ${db
        .selectFrom('mutes')
        .select('other_id')
        .where('member_id', '=', viewer.memberId)
        .where('other_id', '=', sql<number>`${author}`)}`;

/**
 * The members of whom the viewer is shown nothing: blocked ones, in either direction, and muted ones. For queries that look
 * at many acts; the same as `see-member` of `visible`, whom only a block hides, with `notMuted`.
 */
export const selectUnseen = (db: ApiDb, { memberId }: Viewer) =>
  db
    .selectFrom('blocks')
    .select('blocked_id as id')
    .where('blocker_id', '=', memberId)
    .unionAll(db.selectFrom('blocks').select('blocker_id as id').where('blocked_id', '=', memberId))
    .unionAll(db.selectFrom('mutes').select('other_id as id').where('member_id', '=', memberId));
