import { type Kysely, sql } from 'kysely';
import type { Arm } from '../api/answers.ts';
import type { FailingSession, Sources } from '../guardrail/evidence.ts';
import type { DeployTables, SessionRow } from '../schema/tables.ts';

/** Maximum of members and of browsers of one address that count, as evidence and within ten minutes as sessions. */
export const maxOfAddress = { member: 20, anonymous: 1 } as const;

/** Period in milliseconds of the sessions for a common cause, and for the limit of an address. */
export const recentMs = 600_000;

/** Input of the verdict about a rollout. */
export type RolloutRecord = {
  /** Sessions of the present share. */
  canary: Arm;
  stable: Arm;
  /** Of the last ten minutes. */
  recent: { canary: Arm; stable: Arm };
  /** People of the whole rollout with a failure. */
  failing: FailingSession[];
  sources: Sources;
  /** Distinct people of the present share. */
  people: { canary: number; total: number };
  lastReportAt: number | null;
};

const emptyArm = (): Arm => ({ started: 0, succeeded: 0, failed: 0 });

function armsOf(rows: { cohort: string; outcome: SessionRow['outcome']; sessions: number }[]) {
  const arms = { canary: emptyArm(), stable: emptyArm() };
  for (const { cohort, outcome, sessions } of rows) {
    const arm = cohort === 'canary' ? arms.canary : arms.stable;
    arm.started += sessions;
    if (outcome === 'ok') arm.succeeded += sessions;
    if (outcome?.startsWith('fail-')) arm.failed += sessions;
  }
  return arms;
}

type FailingRow = {
  cohort: SessionRow['cohort'];
  /** Null in the row of the whole cohort. */
  basis_points: number | null;
  sessions: number;
  addresses: number;
  members: number;
};

/** The first failing session of each person, up to the limit of each address; by share and in all. */
const failingRows = (rollout: string) => sql<FailingRow>`
  with failed as (
    select distinct on (person) person, cohort, basis_points, address, anonymous, outcome_at, session
    from deploy.sessions
    where rollout = ${rollout} and outcome like 'fail-%'
    order by person, outcome_at, session
  ), ranked as (
    select *, row_number() over (partition by address, anonymous order by outcome_at, session) as place
    from failed
  )
  select cohort, basis_points, count(*)::integer as sessions, count(distinct address)::integer as addresses,
    (count(*) filter (where not anonymous))::integer as members
  from ranked
  where place <= case when anonymous then ${maxOfAddress.anonymous}::integer else ${maxOfAddress.member}::integer end
  group by grouping sets ((cohort, basis_points), (cohort))`;

async function readFailing(db: Kysely<DeployTables>, rollout: string) {
  const { rows } = await failingRows(rollout).execute(db);
  const canary = rows.find((row) => row.basis_points === null && row.cohort === 'canary');
  return {
    sources: { addresses: canary?.addresses ?? 0, members: canary?.members ?? 0 },
    failing: rows.flatMap(({ cohort, basis_points, sessions }): FailingSession[] =>
      basis_points === null
        ? []
        : [{ isCanary: cohort === 'canary', share: basis_points / 10_000, count: sessions }],
    ),
  };
}

/** Reads the record of a rollout at its present share. */
export async function readRecord(
  db: Kysely<DeployTables>,
  { rollout, basisPoints, now }: { rollout: string; basisPoints: number; now: number },
): Promise<RolloutRecord> {
  const all = db.withSchema('deploy').selectFrom('sessions').where('rollout', '=', rollout);
  const ofShare = all.where('basis_points', '=', basisPoints);
  const countByOutcome = (rows: typeof ofShare) =>
    rows
      .where('counted', '=', true)
      .groupBy(['cohort', 'outcome'])
      .select(['cohort', 'outcome', sql<number>`count(*)::integer`.as('sessions')])
      .execute();
  const arms = armsOf(await countByOutcome(ofShare));
  const recent = armsOf(await countByOutcome(all.where('started_at', '>=', new Date(now - recentMs))));
  const people = await ofShare
    // Members cannot choose their cohort, so all of them count here: the limit of an address would distort the split.
    .where(({ or, eb }) => or([eb('counted', '=', true), eb('anonymous', '=', false)]))
    .select(sql<number>`(count(distinct person) filter (where cohort = 'canary'))::integer`.as('canary'))
    .select(sql<number>`count(distinct person)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const last = await all
    .select(sql<Date | null>`max(coalesce(outcome_at, started_at))`.as('at'))
    .executeTakeFirst();
  return {
    ...arms,
    ...(await readFailing(db, rollout)),
    recent,
    people,
    lastReportAt: last?.at ? new Date(last.at).getTime() : null,
  };
}
