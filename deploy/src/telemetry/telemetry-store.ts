import type { Database } from '@az/backend';
import type { PageContent, PageMeasures } from '@az/shared/discovery';
import { type Kysely, sql } from 'kysely';
import type { Metric, OutcomeKind, Traffic } from '../answers/answers.ts';
import type { FailureReport } from '../answers/health-answers.ts';
import type { MeasureRule } from '../control/state.ts';
import { metricNames, metrics, settledColumn } from '../guardrail/measures.ts';
import type { DeployTables, MinuteRow, SessionRow } from '../schema/tables.ts';
import { settledMs } from './measure-record.ts';
import { maxOfAddress, type RolloutRecord, readRecord, recentMs } from './rollout-record.ts';
import type { Ticket } from './tickets.ts';

/** A session without an outcome after `silenceMs` has failed silently if its browser made a call after `aliveMs`. */
const silenceMs = 60_000;
const aliveMs = 10_000;

/** A session without an outcome for this long did not end normally: its page hangs, or was killed. */
const lostMs = 180_000;

/** Maximum of stored rows: about 60 MB of sessions and 20 MB of failures. */
const maxRows = { sessions: 200_000, failures: 20_000 } as const;

const dayMs = 24 * 60 * 60 * 1000;

/** A worse outcome replaces a better one; among failures the first one stays. */
const rank = (outcome: 'excluded.outcome' | 'sessions.outcome') =>
  sql<number>`case when ${sql.ref(outcome)} like 'fail-%' then 3 when ${sql.ref(outcome)} = 'ok' then 2
    when ${sql.ref(outcome)} = 'left' then 1 else 0 end`;

/** Upper limits of a page with little content: enough for an error and a way back. */
const little = { rows: 0, actions: 2, textSize: 7 };

/** The columns of the symptoms that a page with this content has. */
function contentSymptoms({ headings, rows, actions, textSize, errors }: PageContent): (keyof SessionRow)[] {
  const isLittle = rows <= little.rows && actions <= little.actions && textSize <= little.textSize;
  return [
    ...(errors > 0 ? ['error_at' as const] : []),
    ...(isLittle ? ['little_content_at' as const] : []),
    ...(headings === 0 ? ['no_heading_at' as const] : []),
    ...(rows === 0 ? ['no_rows_at' as const] : []),
    ...(actions === 0 ? ['no_actions_at' as const] : []),
  ];
}

/** Reports of shells, in the schema `deploy`. */
export class TelemetryStore {
  private readonly tables: Kysely<DeployTables>;

  constructor(db: Database) {
    this.tables = db.kysely('deploy');
  }

  /** Key of tickets and cohort cookies: the same for every origin on one database. */
  async ticketKey(): Promise<string> {
    const row = await this.tables.selectFrom('control').select('ticket_key').executeTakeFirstOrThrow();
    if (!row.ticket_key) throw new Error('The database has no key for tickets');
    return row.ticket_key;
  }

  /**
   * Records the start of a session, and its outcome if that is worse than the recorded one. `unattributed`, `waiting`
   * and `left` each have a column of their own. A session accepts only reports of the browser that started it.
   * `address` is a hash of the network.
   */
  async report(
    ticket: Ticket,
    outcome: 'left' | 'unattributed' | 'waiting' | OutcomeKind | null,
    address: string,
    now: number,
  ): Promise<void> {
    const { session, rollout, area, version, cohort, basisPoints, person, browser, anonymous } = ticket;
    const at = new Date(now);
    const most = maxOfAddress[anonymous ? 'anonymous' : 'member'];
    const counted = sql<boolean>`(select count(*) from deploy.sessions where rollout = ${rollout} and address = ${address}
      and anonymous = ${anonymous} and cohort = ${cohort} and started_at > ${new Date(now - recentMs)}) < ${most}`;
    const isBeside = outcome === 'unattributed' || outcome === 'waiting';
    const column = `${outcome}_at`;
    const first = { [column]: sql`coalesce(${sql.ref(`sessions.${column}`)}, ${at})` };
    const changes = isBeside ? { outcome: null, outcome_at: null } : { outcome, outcome_at: outcome && at };
    const besides = isBeside || outcome === 'left' ? { [column]: at } : {};
    await this.tables
      .insertInto('sessions')
      .values({
        ...{ session, rollout, area, version, cohort, basis_points: basisPoints, person, browser, anonymous },
        ...{ address, started_at: at, seen_at: at, counted },
        ...{ ...changes, ...besides },
      })
      .onConflict((on) => {
        const target = on.column('session');
        return (
          isBeside
            ? target.doUpdateSet(first)
            : target
                .doUpdateSet({ ...changes, ...(outcome === 'left' ? first : {}) })
                .where(rank('excluded.outcome'), '>', rank('sessions.outcome'))
        ).whereRef('sessions.browser', '=', sql.ref('excluded.browser'));
      })
      .execute();
  }

  /** Records a page's symptoms. Ignored unless the session's start is recorded, from the same browser. */
  async content({ session, browser }: Ticket, content: PageContent, now: number): Promise<void> {
    const at = new Date(now);
    const columns = ['content_at' as const, ...contentSymptoms(content)];
    await this.tables
      .updateTable('sessions')
      .set(Object.fromEntries(columns.map((column) => [column, sql`coalesce(${sql.ref(column)}, ${at})`])))
      .where('session', '=', session)
      .where('browser', '=', browser)
      .execute();
  }

  /** Raises a session's maximums, the `settled_` ones only until it settles. Only for the browser that started it. */
  async measure({ session, browser }: Ticket, measures: PageMeasures, now: number): Promise<void> {
    const values: Record<Metric, number | null> = {
      'failed-calls': measures.failedCalls,
      'slowest-call': measures.slowestCallMs,
      'long-tasks': measures.longTasksMs ?? null,
      'layout-shift': measures.layoutShift ?? null,
    };
    // `greatest` ignores null.
    const greatest = (column: string, metric: Metric) =>
      sql`greatest(${sql.ref(column)}, ${values[metric]}::double precision)`;
    const isSettled = sql`started_at <= ${new Date(now - settledMs)}`;
    const changes = metricNames.flatMap((metric) => {
      const [column, settled] = [metrics[metric].column, settledColumn(metric)];
      return [
        [column, greatest(column, metric)],
        [settled, sql`case when ${isSettled} then ${sql.ref(settled)} else ${greatest(settled, metric)} end`],
      ];
    });
    await this.tables
      .updateTable('sessions')
      .set(Object.fromEntries(changes))
      .where('session', '=', session)
      .where('browser', '=', browser)
      .execute();
  }

  /** Records, in sessions without an outcome, that their browser made a call. */
  async see(browsers: string[], now: number): Promise<void> {
    if (browsers.length === 0) return;
    await this.tables
      .updateTable('sessions')
      .set({ seen_at: new Date(now) })
      .where('browser', 'in', browsers)
      .where('outcome', 'is', null)
      .execute();
  }

  /**
   * Marks sessions without an outcome. After a minute they count as failed if their browser made a call meanwhile.
   * After three minutes they count as unattributed failures, not as failed: a page that is left reports it, but
   * phones also end pages without notice.
   */
  async endSilent(now: number): Promise<void> {
    const withoutOutcome = this.tables
      .updateTable('sessions')
      .where('outcome', 'is', null)
      .where('unattributed_at', 'is', null);
    await withoutOutcome
      .set({ outcome: 'fail-silent', outcome_at: new Date(now) })
      // A page that reported that it was still loading is not silent.
      .where('waiting_at', 'is', null)
      .where('started_at', '<', new Date(now - silenceMs))
      .where(sql<boolean>`seen_at >= started_at + ${aliveMs} * interval '1 millisecond'`)
      .execute();
    await withoutOutcome
      .set({ unattributed_at: new Date(now) })
      .where('started_at', '<', new Date(now - lostMs))
      .execute();
  }

  record(
    rollout: string,
    basisPoints: number,
    now: number,
    rules: MeasureRule[] = [],
  ): Promise<RolloutRecord> {
    return readRecord(this.tables, { rollout, basisPoints, now, rules });
  }

  /** Stores a failure under its reference. A failure that is stored already stays as it is. */
  async keepFailure({ at, ...failure }: FailureReport): Promise<void> {
    await this.tables
      .insertInto('failures')
      .values({ ...failure, at: new Date(at) })
      .onConflict((on) => on.column('id').doNothing())
      .execute();
  }

  async failure(id: string): Promise<FailureReport | null> {
    const row = await this.tables.selectFrom('failures').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? { ...row, at: row.at.toISOString() } : null;
  }

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

  /** Counts of an area since a time; several origins have several rows for a minute. */
  async minutes(area: string, since: number): Promise<MinuteRow[]> {
    return this.tables
      .selectFrom('minutes')
      .selectAll()
      .where('area', '=', area)
      .where('at', '>=', new Date(since))
      .orderBy('at')
      .execute();
  }

  /** Loads and failures of every area since a time. */
  async traffic(since: number): Promise<Map<string, Traffic>> {
    const rows = await this.tables
      .selectFrom('minutes')
      .select('area')
      .select(sql<number>`sum(loads)::integer`.as('loads'))
      .select(sql<number>`sum(failures)::integer`.as('failures'))
      .select(
        sql<number>`coalesce(sum(loads) filter (where cohort = 'canary'), 0)::integer`.as('canaryLoads'),
      )
      .select(
        sql<number>`coalesce(sum(failures) filter (where cohort = 'canary'), 0)::integer`.as(
          'canaryFailures',
        ),
      )
      .where('at', '>=', new Date(since))
      .groupBy('area')
      .execute();
    return new Map(rows.map(({ area, ...traffic }) => [area, traffic]));
  }

  /**
   * Deletes failures from before a time, counts by minute older than a day, and sessions older than a day whose
   * rollout is not in `rollouts`. Also deletes rows beyond `most`, reports of members and failed sessions last.
   */
  async deleteOld(
    before: number,
    rollouts: string[],
    now: number,
    most: { sessions: number; failures: number } = maxRows,
  ): Promise<void> {
    const { tables } = this;
    const dayAgo = new Date(now - dayMs);
    await tables.deleteFrom('minutes').where('at', '<', dayAgo).execute();
    await tables.deleteFrom('failures').where('at', '<', new Date(before)).execute();
    const ended = tables.deleteFrom('sessions').where('started_at', '<', dayAgo);
    await (rollouts.length > 0 ? ended.where('rollout', 'not in', rollouts) : ended).execute();
    await sql`delete from deploy.failures where id in
      (select id from deploy.failures order by verified desc, at desc offset ${most.failures})`.execute(
      tables,
    );
    await sql`delete from deploy.sessions where session in
      (select session from deploy.sessions
      order by coalesce(outcome like 'fail-%', false) or unattributed_at is not null desc, started_at desc
      offset ${most.sessions})`.execute(tables);
  }
}
