import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Arm, ArmMeasures, Symptom } from '../answers/answers.ts';
import type { MeasureRule } from '../control/state.ts';
import {
  type EvidenceKind,
  type EvidenceSources,
  type FailingSession,
  holdsOnly,
  kindOf,
  symptoms,
  type Trial,
} from '../guardrail/evidence.ts';
import type { DeployTables, SessionRow } from '../schema/tables.ts';
import { exceedsLimit, readMeasures, settledMs, type TrialTimes, trialTimesOf } from './measure-record.ts';

/** How many members or anonymous browsers of one address count: as evidence, and as sessions within ten minutes. */
export const maxOfAddress = { member: 20, anonymous: 1 } as const;

/** Period, in milliseconds, in which sessions reveal a common cause, and in which an address is limited. */
export const recentMs = 600_000;

type People = { canary: number; total: number };

export type RolloutRecord = {
  /** Sessions at the present share. If its only failure is unattributed, a session has neither succeeded nor failed. */
  canary: Arm;
  stable: Arm;
  /** Sessions of the last ten minutes. */
  recent: { canary: Arm; stable: Arm };
  /** What the pages have measured at the present share. */
  measures: { canary: ArmMeasures; stable: ArmMeasures };
  /** People of the whole rollout with a failure, or whose session breaks a rule. */
  failing: FailingSession[];
  /** People's first sessions with a known outcome, for each symptom and broken rule that the canary's sessions have. */
  trials: Trial[];
  /** Sources of the canary's failing sessions, by kind of failure. */
  sources: Partial<Record<EvidenceKind, EvidenceSources>>;
  /** Distinct people of the present share. */
  people: People;
  /** Distinct people of the whole rollout. */
  everybody: People;
  lastReportAt: number | null;
};

const emptyArm = (): Arm => ({ started: 0, succeeded: 0, failed: 0, unattributed: 0 });

/** Sessions of the present share, and of the last ten minutes at any share. */
type OutcomeCount = Pick<SessionRow, 'cohort' | 'outcome'> & {
  is_unattributed: boolean;
  ofShare: number;
  recent: number;
};

function armsOf(rows: OutcomeCount[], period: 'ofShare' | 'recent') {
  const arms = { canary: emptyArm(), stable: emptyArm() };
  for (const { cohort, outcome, is_unattributed, [period]: sessions } of rows) {
    const arm = cohort === 'canary' ? arms.canary : arms.stable;
    arm.started += sessions;
    if (outcome === 'ok' && !is_unattributed) arm.succeeded += sessions;
    if (outcome?.startsWith('fail-')) arm.failed += sessions;
    else if (is_unattributed) arm.unattributed += sessions;
  }
  return arms;
}

const knownOutcomeAt = sql`case when outcome = 'ok' or outcome like 'fail-%' then outcome_at end`;

/** The column with the time at which a session had the symptom. */
const columnOf = (symptom: Symptom): string => `${symptom.replace('-', '_')}_at`;

/** `at`: the column that orders the sessions; `trial`: set for kinds in which passed sessions are evidence too. */
type FailureKind = {
  at: string;
  isFailed: RawBuilder<unknown>;
  mark: Pick<FailingSession, 'symptom' | 'rule'>;
  trial?: TrialTimes;
};

const failureKinds = (rules: MeasureRule[]): FailureKind[] => [
  { at: 'outcome_at', isFailed: sql`outcome like 'fail-%'`, mark: {} },
  ...symptoms.map((symptom) => {
    const at = columnOf(symptom);
    const knownAt = holdsOnly(symptom) ? sql.ref('content_at') : knownOutcomeAt;
    const trial = { failedAt: sql.ref(at), knownAt };
    return { at, isFailed: sql`${sql.ref(at)} is not null`, mark: { symptom }, trial };
  }),
  ...rules.map((rule) => ({
    ...{ at: 'started_at', isFailed: exceedsLimit(rule), mark: { rule: rule.metric } },
    trial: trialTimesOf(rule),
  })),
];

type FailingRow = {
  cohort: SessionRow['cohort'];
  /** Null in a cohort's row for all shares. */
  basis_points: number | null;
  sessions: number;
  addresses: number;
  members: number;
};

/** Counts each person's first failing session, limited by address: by cohort and share, and by cohort alone. */
const failingRows = (rollout: string, { at, isFailed }: FailureKind) => sql<FailingRow>`
  with failed as (
    select distinct on (person) person, cohort, basis_points, address, anonymous, ${sql.ref(at)} as at, session
    from deploy.sessions
    where rollout = ${rollout} and ${isFailed}
    order by person, ${sql.ref(at)}, session
  ), ranked as (
    select *, row_number() over (partition by address, anonymous order by at, session) as nth
    from failed
  )
  select cohort, basis_points, count(*)::integer as sessions, count(distinct address)::integer as addresses,
    (count(*) filter (where not anonymous))::integer as members
  from ranked
  where nth <= case when anonymous then ${maxOfAddress.anonymous}::integer else ${maxOfAddress.member}::integer end
  group by grouping sets ((cohort, basis_points), (cohort))`;

async function readFailing(db: Kysely<DeployTables>, rollout: string, kind: FailureKind) {
  const { rows } = await failingRows(rollout, kind).execute(db);
  const canary = rows.find((row) => row.basis_points === null && row.cohort === 'canary');
  return {
    name: kindOf(kind.mark),
    sources: { addresses: canary?.addresses ?? 0, members: canary?.members ?? 0 },
    failing: rows.flatMap(({ cohort, basis_points, sessions }): FailingSession[] =>
      basis_points === null
        ? []
        : [
            {
              ...{ isCanary: cohort === 'canary', share: basis_points / 10_000, count: sessions },
              ...kind.mark,
            },
          ],
    ),
  };
}

type TrialRow = Pick<SessionRow, 'cohort' | 'basis_points'> & { is_failed: boolean; sessions: number };

/**
 * Counts each person's first session that had failed, or had another known outcome, when it settled. A counted result
 * never changes: otherwise the bound of the evidence would not hold for repeated checks. The limit of an address
 * applies to failed and to passed sessions separately, but to both cohorts together.
 */
const trialRows = (rollout: string, { failedAt, knownAt }: TrialTimes, now: number) => sql<TrialRow>`
  with settled as (
    select person, cohort, basis_points, address, anonymous, started_at, session, ${knownAt} as known_at,
      ${failedAt} as failed_at, started_at + ${settledMs} * interval '1 millisecond' as settled_at
    from deploy.sessions
    where rollout = ${rollout} and started_at <= ${new Date(now - settledMs)}
  ), first as (
    select distinct on (person) *, coalesce(failed_at <= settled_at, false) as is_failed
    from settled
    where failed_at <= settled_at or known_at <= settled_at
    order by person, started_at, session
  ), ranked as (
    select *, row_number() over (partition by address, anonymous, is_failed order by started_at, session) as nth
    from first
  )
  select cohort, basis_points, is_failed, count(*)::integer as sessions
  from ranked
  where nth <= case when anonymous then ${maxOfAddress.anonymous}::integer else ${maxOfAddress.member}::integer end
  group by cohort, basis_points, is_failed`;

async function readTrials(
  db: Kysely<DeployTables>,
  rollout: string,
  { trial, mark, now }: Pick<FailureKind, 'trial' | 'mark'> & { now: number },
): Promise<Trial[]> {
  if (!trial) return [];
  const { rows } = await trialRows(rollout, trial, now).execute(db);
  return rows.map(({ cohort, basis_points, is_failed, sessions }) => ({
    ...{ ...mark, isCanary: cohort === 'canary', share: basis_points / 10_000 },
    ...{ isFailed: is_failed, count: sessions },
  }));
}

type Overview = {
  lastReportAt: Date | null;
  people: People;
  everybody: People;
  /** `working`: stable sessions that succeeded. `withContent`: stable sessions that reported a page's content. */
  working: number;
  withContent: number;
  /** Kinds of failures that at least one session has. */
  present: EvidenceKind[];
};

/** Reads all kinds with one statement, so that kinds without failures need no further statement. */
async function readOverview(
  db: Kysely<DeployTables>,
  { rollout, basisPoints, kinds }: { rollout: string; basisPoints: number; kinds: FailureKind[] },
): Promise<Overview> {
  // All members count, whatever their address: they cannot choose their cohort, and a limit would distort the split.
  const people = (where: RawBuilder<unknown>) => sql<number>`
    (count(distinct person) filter (where (counted or not anonymous) and ${where}))::integer`;
  const peopleOf = (where: RawBuilder<unknown>) => sql<People>`json_build_object(
    'canary', ${people(sql`${where} and cohort = 'canary'`)}, 'total', ${people(where)})`;
  const nameIfPresent = ({ isFailed, mark }: FailureKind) =>
    sql`case when bool_or(${isFailed}) then ${kindOf(mark)}::text end`;
  return db
    .selectFrom('sessions')
    .where('rollout', '=', rollout)
    .select([
      sql<Date | null>`max(coalesce(outcome_at, started_at))`.as('lastReportAt'),
      peopleOf(sql`basis_points = ${basisPoints}`).as('people'),
      peopleOf(sql`true`).as('everybody'),
      sql<number>`(count(*) filter (where cohort = 'stable' and outcome = 'ok'))::integer`.as('working'),
      sql<number>`(count(content_at) filter (where cohort = 'stable'))::integer`.as('withContent'),
      sql<EvidenceKind[]>`array_remove(array[${sql.join(kinds.map(nameIfPresent))}], null)`.as('present'),
    ])
    .executeTakeFirstOrThrow();
}

/** Reads the record of a rollout at its present share. Sessions that break one of `rules` are failing sessions. */
export async function readRecord(
  db: Kysely<DeployTables>,
  {
    rollout,
    basisPoints,
    now,
    rules,
  }: { rollout: string; basisPoints: number; now: number; rules: MeasureRule[] },
): Promise<RolloutRecord> {
  const kinds = failureKinds(rules);
  const { lastReportAt, people, everybody, working, withContent, present } = await readOverview(db, {
    ...{ rollout, basisPoints, kinds },
  });
  const outcomes = await db
    .selectFrom('sessions')
    .where('rollout', '=', rollout)
    .where('counted', '=', true)
    .select(['cohort', 'outcome', sql<boolean>`unattributed_at is not null`.as('is_unattributed')])
    .select(sql<number>`(count(*) filter (where basis_points = ${basisPoints}))::integer`.as('ofShare'))
    .select(
      sql<number>`(count(*) filter (where started_at >= ${new Date(now - recentMs)}))::integer`.as('recent'),
    )
    .groupBy(['cohort', 'outcome', 'is_unattributed'])
    .execute();
  // Most symptoms are compared only if enough stable sessions report content. Old shells and sessions with only a
  // slot of an area report none; beside these, only canary sessions could have the symptoms.
  const isCompared = ({ symptom }: FailureKind['mark']) =>
    !symptom || symptom === 'unattributed' || withContent > working / 10;
  const read: Awaited<ReturnType<typeof readFailing>>[] = [];
  const trials: Trial[] = [];
  // One after the other: the embedded database has one connection.
  for (const kind of kinds) {
    if (!present.includes(kindOf(kind.mark)) || !isCompared(kind.mark)) continue;
    const failing = await readFailing(db, rollout, kind);
    read.push(failing);
    // Without a failing session of the canary there is no evidence against it, and no need for the query.
    if (failing.failing.some(({ isCanary }) => isCanary))
      trials.push(...(await readTrials(db, rollout, { ...kind, now })));
  }
  return {
    ...armsOf(outcomes, 'ofShare'),
    measures: await readMeasures(db, { rollout, basisPoints }),
    ...{ failing: read.flatMap(({ failing }) => failing), trials },
    sources: Object.fromEntries(read.map(({ name, sources }) => [name, sources])),
    recent: armsOf(outcomes, 'recent'),
    ...{ people, everybody },
    lastReportAt: lastReportAt && new Date(lastReportAt).getTime(),
  };
}
