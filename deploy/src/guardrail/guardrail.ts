import type { Alarm, RolloutHealth, Verdict, VerdictReason } from '../api/answers.ts';
import type { Command } from '../control/apply.ts';
import type { ControlPlane } from '../control/control-plane.ts';
import { type ControlState, findVersion, type Rollout, rolloutsUnderWay, shareOf } from '../control/state.ts';
import type { ReportCounts } from '../telemetry/report-counts.ts';
import type { RolloutRecord } from '../telemetry/rollout-record.ts';
import type { TelemetryStore } from '../telemetry/telemetry-store.ts';
import { evidenceOf } from './evidence.ts';
import { sampleRatio } from './sample-ratio.ts';
import { alarmSentence, verdictSentence } from './sentences.ts';
import { judge, type Observed } from './verdict.ts';

/** How often every rollout under way is looked at, in milliseconds. */
export const lookMs = 5_000;

/** A guardrail that has not looked for so long is an alarm: within a minute of its last look. */
export const deadMs = 45_000;

/** A step that has not come to a verdict by then is inconclusive: a person has to look. */
export const longestStepMs = 24 * 60 * 60 * 1000;

/** Verdicts that a person has to be told of, beside a rollback. */
const telling: VerdictReason[] = [
  'crawl-failed',
  'few-sources',
  'no-data',
  'too-few',
  'over-budget',
  'doubtful',
  'sample-ratio',
  'common-cause',
];

/** What a guardrail works with. */
export type GuardrailParts = {
  control: ControlPlane;
  telemetry: TelemetryStore;
  counts: ReportCounts;
  /** Told of what it cannot do, and of what it does. */
  say: (sentence: string) => void;
  now?: () => number;
};

function observed(state: ControlState, rollout: Rollout, record: RolloutRecord, now: number): Observed {
  const soakMs = rollout.steps[rollout.step]?.soakMs ?? 0;
  return {
    state: rollout.state === 'paused' ? 'paused' : 'running',
    frozen: state.frozen !== null,
    basisPoints: shareOf(rollout),
    isFirstVersion: rollout.from === null,
    step: { ageMs: now - rollout.stepAt, soakMs, longestMs: longestStepMs },
    crawl: findVersion(state, rollout.area, rollout.version)?.crawl ?? 'none',
    canary: record.canary,
    stable: record.stable,
    ...{ failing: record.failing, sources: record.sources },
    profile: rollout.profile,
    people: record.people,
    recent: record.recent,
    sinceWordMs: record.lastWordAt === null ? null : now - record.lastWordAt,
  };
}

/** What follows from a verdict; null for nothing. */
function commandFor(verdict: Verdict, { area, version, step, steps }: Rollout): Command | null {
  if (verdict.kind === 'roll-back') return { verb: 'recall', area, version };
  // Nobody has what soaks at 0 %.
  if (verdict.kind === 'advance') return { verb: 'promote', area, force: steps[step]?.basisPoints === 0 };
  return null;
}

/**
 * Watches every rollout under way: takes back what fails more than the stable version does, goes on with what is clean, and
 * otherwise holds and tells why. Each origin may have one: who acts second finds the revision changed and does nothing.
 */
export class Guardrail {
  private readonly parts: GuardrailParts;
  private readonly now: () => number;
  private health = new Map<string, RolloutHealth>();
  private holding = new Map<string, Alarm>();
  private lookedAt: number;
  private timer: NodeJS.Timeout | null = null;
  private isLate = false;

  constructor(parts: GuardrailParts) {
    this.parts = parts;
    this.now = parts.now ?? Date.now;
    this.lookedAt = this.now();
  }

  /** Looks every five seconds until it is stopped, and says when it cannot. */
  start(): void {
    const turn = async () => {
      await this.look().catch((error: Error) => this.tellLate(error));
      if (this.timer) this.timer = setTimeout(turn, lookMs).unref();
    };
    this.timer = setTimeout(turn, lookMs).unref();
  }

  /** From now on nothing is looked at: rollouts stay where they are, and it is an alarm. */
  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Looks at every rollout under way once, and does what follows. Rejects when the database cannot be asked. */
  async look(): Promise<void> {
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
    this.noteHolding(under);
    this.lookedAt = this.now();
    this.isLate = false;
  }

  /** What was thought of the rollout of an area at the last look; null for none. */
  healthOf(area: string): RolloutHealth | null {
    return this.health.get(area) ?? null;
  }

  /** Milliseconds since the last look that came to its end. */
  sinceLook(): number {
    return this.now() - this.lookedAt;
  }

  /** What a person has to look at now. */
  alarms(): Alarm[] {
    const late = { since: new Date(this.lookedAt).toISOString(), reason: 'guardrail-silent' as const };
    return [...(this.sinceLook() > deadMs ? [late] : []), ...this.holding.values()];
  }

  private async judge(state: ControlState, rollout: Rollout): Promise<RolloutHealth> {
    const { id, version, from } = rollout;
    const basisPoints = shareOf(rollout);
    const record = await this.parts.telemetry.record(id, basisPoints, this.now());
    return {
      ...{ id, version, from, basisPoints },
      evidence: evidenceOf(record.failing),
      sampleRatio: sampleRatio({ ...record.people, basisPoints }),
      ...{ canary: record.canary, stable: record.stable },
      verdict: judge(observed(state, rollout, record, this.now())),
    };
  }

  private async act(revision: number, rollout: Rollout, verdict: Verdict): Promise<void> {
    const command = commandFor(verdict, rollout);
    if (!command) return;
    const { control, say } = this.parts;
    const why = JSON.stringify(verdict);
    const answer = await control.execute('guardrail', command, { why, expected: revision });
    const name = `${rollout.area} ${rollout.version}`;
    if (answer.ok) say(`Guardrail: ${answer.said.join(' ')} ${verdictSentence(verdict)}`);
    else if (answer.kind !== 'conflict') say(`Guardrail: nothing done about ${name}. ${answer.sentence}`);
  }

  private noteHolding(under: Rollout[]): void {
    const before = this.holding;
    this.holding = new Map();
    for (const { area, version } of under) {
      const verdict = this.health.get(area)?.verdict;
      if (verdict?.kind !== 'hold' || !telling.includes(verdict.reason)) continue;
      const key = `${area} ${verdict.reason}`;
      const since = before.get(key)?.since ?? new Date(this.now()).toISOString();
      const alarm: Alarm = { since, reason: 'held', area, version, verdict };
      this.holding.set(key, alarm);
      if (!before.has(key)) this.parts.say(`Guardrail: ${alarmSentence(alarm)}`);
    }
  }

  private tellLate(error: Error): void {
    if (!this.isLate) this.parts.say(`Guardrail: rollouts hold, for it cannot look. ${error.message}`);
    this.isLate = true;
  }
}
