import type { Alarm, RolloutHealth, SymptomHealth, Verdict, VerdictReason } from '../answers/answers.ts';
import type { Command } from '../commands/index.ts';
import type { ControlPlane } from '../control/control-plane.ts';
import type { Hold } from '../control/outcome.ts';
import {
  type ControlState,
  findVersion,
  type Rollout,
  rolloutOf,
  rolloutsUnderWay,
  rulesOf,
  shareOf,
} from '../control/state.ts';
import { RepeatedWork } from '../repeated-work.ts';
import type { ReportCounts } from '../telemetry/report-counts.ts';
import type { RolloutRecord } from '../telemetry/rollout-record.ts';
import type { TelemetryStore } from '../telemetry/telemetry-store.ts';
import { collectEvidence, countKind, type FailingSession, symptoms } from './evidence.ts';
import { type HeldAlarm, HoldLog } from './hold-log.ts';
import { minRatio, sampleRatio } from './sample-ratio.ts';
import { alarmSentence, heldSentence, verdictSentence } from './sentences.ts';
import { judge, type VerdictInput } from './verdict.ts';

/** Interval of the checks of every running rollout, in milliseconds. */
export const checkIntervalMs = 5_000;

/** How long after the last check an alarm is raised, in milliseconds, so that it comes within a minute. */
const silentAfterMs = 45_000;

/** Age in milliseconds from which a step with too few sessions is held until a person decides. */
const maxStepMs = 24 * 60 * 60 * 1000;

/** Reasons to hold a rollout until a person decides. They raise an alarm. */
const alarmReasons: VerdictReason[] = [
  'crawl-failed',
  'evidence',
  'few-sources',
  'no-data',
  'too-few',
  'over-budget',
  'symptom',
  'doubtful',
  'sample-ratio',
  'common-cause',
];

const needsPerson = ({ kind, reason }: Verdict): boolean => kind === 'hold' && alarmReasons.includes(reason);

export type GuardrailDeps = {
  control: ControlPlane;
  telemetry: TelemetryStore;
  counts: ReportCounts;
  /** Called with a sentence for each action and each failure of the guardrail. */
  log: (sentence: string) => void;
  now?: () => number;
};

const verdictInput = (
  state: ControlState,
  rollout: Rollout,
  record: RolloutRecord & Pick<VerdictInput, 'evidence'>,
  now: number,
): VerdictInput => ({
  ...record,
  state: rollout.state === 'paused' ? 'paused' : 'running',
  frozen: state.frozen !== null,
  basisPoints: shareOf(rollout),
  isFirstVersion: rollout.from === null,
  step: { ageMs: now - rollout.stepAt, soakMs: rollout.steps[rollout.step]?.soakMs ?? 0, maxMs: maxStepMs },
  crawl: findVersion(state, rollout.area, rollout.version)?.crawl ?? 'none',
  sources: record.sources[record.evidence.leading] ?? { addresses: 0, members: 0 },
  sinceReportMs: record.lastReportAt === null ? null : now - record.lastReportAt,
  ...{ rules: rulesOf(state, rollout.area), profile: rollout.profile },
});

/** How many people had failures of known code, and each symptom, if anybody had it. */
const symptomsHealth = (failing: FailingSession[]): SymptomHealth[] =>
  [null, ...symptoms]
    .map((symptom) => ({ symptom, ...countKind(failing, symptom ?? 'attributed') }))
    .filter(({ canary, stable }) => canary + stable > 0);

function commandFor(verdict: Verdict, { area, version, step, steps }: Rollout): Command | null {
  if (verdict.kind === 'roll-back') return { verb: 'recall', area, version };
  // `force` skips the soak time at 0 %, because no visitor has the canary.
  if (verdict.kind === 'advance') return { verb: 'promote', area, force: steps[step]?.basisPoints === 0 };
  return null;
}

/** Recalls a canary that fails more, promotes a clean one, otherwise holds the rollout. Each origin may run one. */
export class Guardrail {
  private readonly now: () => number;
  private health = new Map<string, RolloutHealth>();
  private holding = new Map<string, HeldAlarm>();
  private readonly holdLog: HoldLog;
  private checkedAt: number;
  private readonly checks = new RepeatedWork(
    checkIntervalMs,
    () => this.check(),
    (error) => this.logLate(error),
  );
  private isLate = false;

  constructor(private readonly parts: GuardrailDeps) {
    this.holdLog = new HoldLog(parts.control);
    this.now = parts.now ?? Date.now;
    this.checkedAt = this.now();
  }

  start(): void {
    this.checks.start();
  }

  /** Stops the checks. Rollouts then keep their shares, and the missing checks raise an alarm. */
  stop(): void {
    this.checks.stop();
  }

  /** Checks every running rollout once, and executes the commands. Rejects when the database fails. */
  async check(): Promise<void> {
    const { control, telemetry, counts } = this.parts;
    await telemetry.endSilent(this.now());
    const state = await control.store.read();
    const under = rolloutsUnderWay(state);
    const health = new Map<string, RolloutHealth>();
    for (const rollout of under) {
      const seen = await this.judge(state, rollout);
      health.set(rollout.area, seen);
      await this.act(state.revision, rollout, seen.verdict);
    }
    this.health = health;
    counts.showEvidence([...health].map(([area, { version, evidence }]) => ({ area, version, evidence })));
    this.recordHolding(under);
    await this.holdLog.record([...this.holding.values()], under, this.now());
    this.checkedAt = this.now();
    this.isLate = false;
  }

  /** Result of the last check of an area's rollout; null if no rollout was checked. */
  healthOf(area: string): RolloutHealth | null {
    return this.health.get(area) ?? null;
  }

  /** How the area's rollout is held at this moment, for a person who continues it; null if it is not. */
  async holdOf(area: string): Promise<Hold | null> {
    const state = await this.parts.control.store.read();
    const rollout = rolloutOf(state, area);
    if (!rollout) return null;
    const { id, version, basisPoints, verdict } = await this.judge(state, rollout);
    if (!needsPerson(verdict)) return null;
    return { id, basisPoints, sentence: heldSentence(area, version, verdict) };
  }

  /** Milliseconds since the last complete check. */
  msSinceCheck(): number {
    return this.now() - this.checkedAt;
  }

  alarms(): Alarm[] {
    const late = { since: new Date(this.checkedAt).toISOString(), reason: 'guardrail-silent' as const };
    return [...(this.msSinceCheck() > silentAfterMs ? [late] : []), ...this.holding.values()];
  }

  private async judge(state: ControlState, rollout: Rollout): Promise<RolloutHealth> {
    const { id, area, version, from } = rollout;
    const basisPoints = shareOf(rollout);
    const rules = rulesOf(state, area);
    const record = await this.parts.telemetry.record(id, basisPoints, this.now(), rules);
    const split = sampleRatio({ ...record.people, basisPoints });
    // With an uneven split, trials are ignored: it distorts them more than failing sessions.
    if (split !== null && split < minRatio) record.trials = [];
    const evidence = collectEvidence(record, rules);
    return {
      ...{ id, version, from, basisPoints },
      evidence: evidence.value,
      sampleRatio: split,
      ...{ canary: record.canary, stable: record.stable, measures: record.measures },
      rules: rules.map(({ area: _, ...rule }) => ({ ...rule, ...countKind(record.failing, rule.metric) })),
      people: { canary: record.everybody.canary, stable: record.everybody.total - record.everybody.canary },
      symptoms: symptomsHealth(record.failing),
      verdict: judge(verdictInput(state, rollout, { ...record, evidence }, this.now())),
    };
  }

  private async act(revision: number, rollout: Rollout, verdict: Verdict): Promise<void> {
    const command = commandFor(verdict, rollout);
    if (!command) return;
    const { control, counts, log } = this.parts;
    const why = JSON.stringify(verdict);
    const answer = await control.execute('guardrail', command, { why, expected: revision });
    const name = `${rollout.area} ${rollout.version}`;
    if (answer.ok) {
      log(`Guardrail: ${answer.said.join(' ')} ${verdictSentence(verdict)}`);
      if (verdict.kind === 'roll-back') counts.rollBack(rollout.area, verdict.reason);
    } else if (answer.kind !== 'conflict') log(`Guardrail: nothing done about ${name}. ${answer.sentence}`);
  }

  private recordHolding(under: Rollout[]): void {
    const before = this.holding;
    this.holding = new Map();
    for (const { area, version } of under) {
      const verdict = this.health.get(area)?.verdict;
      if (!verdict || !needsPerson(verdict)) continue;
      const key = `${area} ${verdict.reason}`;
      const since = before.get(key)?.since ?? new Date(this.now()).toISOString();
      const alarm: HeldAlarm = { since, reason: 'held', area, version, verdict };
      this.holding.set(key, alarm);
      if (!before.has(key)) this.parts.log(`Guardrail: ${alarmSentence(alarm)}`);
    }
  }

  private logLate(error: Error): void {
    if (!this.isLate)
      this.parts.log(`Guardrail: it cannot check, so rollouts stay at their shares: ${error.message}`);
    this.isLate = true;
  }
}
