import type { Database } from '@az/backend';
import type { Arm, FailureReport, OutcomeKind } from '@az/shared/control';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DeployTables, MinuteRow, SessionRow } from '../schema/tables.ts';
import type { Ticket } from './tickets.ts';

/** Failing sessions that count as evidence: of people signed in, and of browsers, by address. */
export const mostOfAddress = { member: 20, anonymous: 3 } as const;

/** So many sessions the share that was meant weighs beside those that were counted. */
const priorSessions = 20;

/** A session without an outcome whose person was heard of so long after its start has failed silently. */
export const silenceMs = 60_000;
const aliveMs = 10_000;

const isFailure = (outcome: SessionRow['outcome']): boolean => outcome?.startsWith('fail-') ?? false;

/** A worse outcome takes the place of a better one; among failures the first one stays. */
const rank = (outcome: SessionRow['outcome']): number =>
  isFailure(outcome) ? 3 : ['left', 'ok'].indexOf(outcome ?? '') + 1;

type Tables = Kysely<DeployTables> | Transaction<DeployTables>;

/** Everything a rollout is judged by. */
export type RolloutRecord = {
  /** Sessions of the present share. */
  canary: Arm;
  stable: Arm;
  /** Of the last ten minutes. */
  recent: { canary: Arm; stable: Arm };
  failing: { isCanary: boolean; share: number }[];
  /** Distinct people of the present share. */
  people: { canary: number; total: number };
  lastWordAt: number | null;
};

const emptyArm = (): Arm => ({ started: 0, succeeded: 0, failed: 0 });

function armsOf(rows: { cohort: string; outcome: SessionRow['outcome']; sessions: number }[]) {
  const arms = { canary: emptyArm(), stable: emptyArm() };
  for (const { cohort, outcome, sessions } of rows) {
    const arm = cohort === 'canary' ? arms.canary : arms.stable;
    arm.started += sessions;
    if (outcome === 'ok') arm.succeeded += sessions;
    if (isFailure(outcome)) arm.failed += sessions;
  }
  return arms;
}

/** What shells report, in the schema `deploy`. */
export class OutcomeStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  private get tables() {
    return this.db.kysely<DeployTables>().withSchema('deploy');
  }

  /** Key of the tickets: the same for every origin on one database. */
  async ticketKey(): Promise<string> {
    const row = await this.tables.selectFrom('control').select('ticket_key').executeTakeFirstOrThrow();
    if (!row.ticket_key) throw new Error('The database has no key for tickets');
    return row.ticket_key;
  }

  /** Notes that a session has begun; once. */
  async start(ticket: Ticket, address: string, now: number): Promise<void> {
    await this.begin(this.tables, ticket, address, now);
  }

  /** Notes what became of a session. What is not worse than what is known already changes nothing. */
  async end(ticket: Ticket, outcome: 'left' | OutcomeKind, address: string, now: number): Promise<void> {
    await this.db
      .kysely<DeployTables>()
      .transaction()
      .execute(async (transaction) => {
        const tables = transaction.withSchema('deploy');
        await this.begin(tables, ticket, address, now);
        await this.note(tables, ticket.session, outcome, now, ticket.anonymous);
      });
  }

  private async begin(tables: Tables, ticket: Ticket, address: string, now: number): Promise<void> {
    const { session, rollout, area, version, cohort, basisPoints, person } = ticket;
    await tables
      .insertInto('sessions')
      .values({
        ...{ session, rollout, area, version, cohort, basis_points: basisPoints, person, address },
        ...{ started_at: new Date(now), seen_at: new Date(now), outcome: null, outcome_at: null },
        ...{ share: null, counted: false },
      })
      .onConflict((on) => on.column('session').doNothing())
      .execute();
  }

  private async note(
    tables: Tables,
    session: string,
    outcome: 'left' | OutcomeKind,
    now: number,
    anonymous: boolean,
  ): Promise<void> {
    const row = await tables
      .selectFrom('sessions')
      .selectAll()
      .where('session', '=', session)
      .forUpdate()
      .executeTakeFirst();
    if (!row || rank(outcome) <= rank(row.outcome)) return;
    const failed = isFailure(outcome)
      ? { share: await this.shareAt(tables, row), counted: await this.isEvidence(tables, row, anonymous) }
      : {};
    await tables
      .updateTable('sessions')
      .set({ outcome, outcome_at: new Date(now), ...failed })
      .where('session', '=', session)
      .execute();
  }

  /** Canary's share of the sessions so far; the share that was meant counts as some of them, so that few decide little. */
  private async shareAt(tables: Tables, { rollout, basis_points }: SessionRow): Promise<number> {
    const { canary, total } = await tables
      .selectFrom('sessions')
      .select(sql<string>`count(*) filter (where cohort = 'canary')`.as('canary'))
      .select(sql<string>`count(*)`.as('total'))
      .where('rollout', '=', rollout)
      .where('basis_points', '=', basis_points)
      .executeTakeFirstOrThrow();
    const meant = basis_points / 10_000;
    return (Number(canary) + priorSessions * meant) / (Number(total) + priorSessions);
  }

  /** One failing session of each person, and a few of each address. */
  private async isEvidence(
    tables: Tables,
    { rollout, person, address }: SessionRow,
    anonymous: boolean,
  ): Promise<boolean> {
    const { same, near } = await tables
      .selectFrom('sessions')
      .select(sql<string>`count(*) filter (where person = ${person})`.as('same'))
      .select(sql<string>`count(*) filter (where address = ${address})`.as('near'))
      .where('rollout', '=', rollout)
      .where('counted', '=', true)
      .executeTakeFirstOrThrow();
    return Number(same) === 0 && Number(near) < mostOfAddress[anonymous ? 'anonymous' : 'member'];
  }

  /** Notes that something was heard of these people while sessions of theirs are without an outcome. */
  async see(people: string[], now: number): Promise<void> {
    if (people.length === 0) return;
    await this.tables
      .updateTable('sessions')
      .set({ seen_at: new Date(now) })
      .where('person', 'in', people)
      .where('outcome', 'is', null)
      .execute();
  }

  /** Counts as failed what has started, has said nothing for a minute, and whose person was there meanwhile. */
  async endSilent(now: number): Promise<void> {
    await this.db
      .kysely<DeployTables>()
      .transaction()
      .execute(async (transaction) => {
        const tables = transaction.withSchema('deploy');
        const silent = await tables
          .selectFrom('sessions')
          .select('session')
          .where('outcome', 'is', null)
          .where('started_at', '<', new Date(now - silenceMs))
          .where(sql<boolean>`seen_at >= started_at + ${aliveMs} * interval '1 millisecond'`)
          .orderBy('started_at')
          .execute();
        // Who is behind them is not asked again: they are capped as browsers are.
        for (const { session } of silent) await this.note(tables, session, 'fail-silent', now, true);
      });
  }

  /** What is known of a rollout at its present share. */
  async record(rollout: string, basisPoints: number, now: number): Promise<RolloutRecord> {
    const all = this.tables.selectFrom('sessions').where('rollout', '=', rollout);
    const ofShare = all.where('basis_points', '=', basisPoints);
    const counted = (rows: typeof ofShare) =>
      rows
        .groupBy(['cohort', 'outcome'])
        .select(['cohort', 'outcome', sql<number>`count(*)::integer`.as('sessions')])
        .execute();
    const arms = armsOf(await counted(ofShare));
    const recent = armsOf(await counted(all.where('started_at', '>=', new Date(now - 600_000))));
    const failing = await all
      .where('counted', '=', true)
      .select(['cohort', 'share'])
      .orderBy('outcome_at')
      .orderBy('session')
      .execute();
    const people = await ofShare
      .select(sql<number>`(count(distinct person) filter (where cohort = 'canary'))::integer`.as('canary'))
      .select(sql<number>`count(distinct person)::integer`.as('total'))
      .executeTakeFirstOrThrow();
    const word = await all
      .select(sql<Date | null>`max(coalesce(outcome_at, started_at))`.as('at'))
      .executeTakeFirst();
    return {
      ...arms,
      recent,
      failing: failing.map(({ cohort, share }) => ({ isCanary: cohort === 'canary', share: share ?? 0 })),
      people,
      lastWordAt: word?.at ? new Date(word.at).getTime() : null,
    };
  }

  /** Keeps a failure under its reference; a reference that is known already stays as it is. */
  async keepFailure({ at, ...failure }: FailureReport): Promise<void> {
    await this.tables
      .insertInto('failures')
      .values({ ...failure, at: new Date(at) })
      .onConflict((on) => on.column('id').doNothing())
      .execute();
  }

  /** The failure with a reference, or null. */
  async failure(id: string): Promise<FailureReport | null> {
    const row = await this.tables.selectFrom('failures').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? { ...row, at: row.at.toISOString() } : null;
  }

  /** The last failures of an area, the newest first. */
  async failures(area: string, most: number): Promise<FailureReport[]> {
    const rows = await this.tables
      .selectFrom('failures')
      .selectAll()
      .where('area', '=', area)
      .orderBy('at', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  async addMinutes(minutes: MinuteRow[]): Promise<void> {
    if (minutes.length > 0) await this.tables.insertInto('minutes').values(minutes).execute();
  }

  /** Counts of an area since a time; a minute has as many rows as origins have written. */
  async minutes(area: string, since: number): Promise<MinuteRow[]> {
    return this.tables
      .selectFrom('minutes')
      .selectAll()
      .where('area', '=', area)
      .where('at', '>=', new Date(since))
      .orderBy('at')
      .execute();
  }

  /** Forgets what was reported before a time. */
  async forget(before: number): Promise<void> {
    const date = new Date(before);
    await this.tables.deleteFrom('minutes').where('at', '<', date).execute();
    await this.tables.deleteFrom('failures').where('at', '<', date).execute();
    await this.tables.deleteFrom('sessions').where('started_at', '<', date).execute();
  }
}
