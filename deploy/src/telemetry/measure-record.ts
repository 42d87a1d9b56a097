import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ArmMeasures } from '../answers/answers.ts';
import type { MeasureRule } from '../control/state.ts';
import { metrics, settledColumn } from '../guardrail/measures.ts';
import type { DeployTables, SessionRow } from '../schema/tables.ts';

/**
 * Age, in milliseconds, at which a session counts. It is the same for slow pages: if these counted later, a check
 * would find fewer sessions of a slow version.
 */
export const settledMs = 40_000;

/** `failedAt`: when a session failed. `knownAt`: when it had an outcome, failed or not. Null for never. */
export type TrialTimes = { failedAt: RawBuilder<unknown>; knownAt: RawBuilder<unknown> };

/** The start of a session: `failedAt` if it broke the rule before it settled, `knownAt` if it has a measured value. */
export function trialTimesOf({ metric, limit }: Pick<MeasureRule, 'metric' | 'limit'>): TrialTimes {
  const column = sql.ref(settledColumn(metric));
  return {
    failedAt: sql`case when ${column} >= ${limit}::double precision then started_at end`,
    knownAt: sql`case when ${column} is not null then started_at end`,
  };
}

/** The sessions that break a rule. */
export const exceedsLimit = ({ metric, limit }: Pick<MeasureRule, 'metric' | 'limit'>): RawBuilder<unknown> =>
  sql`${sql.ref(metrics[metric].column)} >= ${limit}::double precision`;

const noMeasures = (): ArmMeasures => ({
  ...{ sessions: 0, failedCalls: 0 },
  ...{ slowestCallMs: null, longTasksMs: null, layoutShift: null },
});

const upperQuartile = (column: string) =>
  sql`percentile_cont(0.75) within group (order by ${sql.ref(column)})`;

/** What the pages of both sides of a rollout have measured at a share. */
export async function readMeasures(
  db: Kysely<DeployTables>,
  { rollout, basisPoints }: { rollout: string; basisPoints: number },
): Promise<{ canary: ArmMeasures; stable: ArmMeasures }> {
  const { rows } = await sql<ArmMeasures & Pick<SessionRow, 'cohort'>>`
    select cohort, count(failed_calls)::integer as sessions,
      (count(*) filter (where failed_calls > 0))::integer as "failedCalls",
      ${upperQuartile('slowest_call_ms')} as "slowestCallMs",
      ${upperQuartile('long_tasks_ms')} as "longTasksMs",
      ${upperQuartile('layout_shift')} as "layoutShift"
    from deploy.sessions
    where rollout = ${rollout} and basis_points = ${basisPoints} and counted
    group by cohort`.execute(db);
  const arms = { canary: noMeasures(), stable: noMeasures() };
  for (const { cohort, ...measures } of rows) arms[cohort] = measures;
  return arms;
}
