import type { Metric, Symptom } from '../answers/answers.ts';
import { differenceParts, type Limit } from './difference.ts';

/** The cohort of `count` equal sessions (default: 1). `share`: the canary's share, 0 to 1, when they were assigned. */
type Cohort = {
  isCanary: boolean;
  /** The configured share is used because reports could manipulate the observed one. */
  share: number;
  count?: number;
};

/** A session that failed, or `count` equal ones. */
export type FailingSession = Cohort & {
  /** Set when the code that failed is unknown: the session then counts in every rollout of the page. */
  symptom?: Symptom;
  /** Set when the session has not failed, but its measurements break the rule about this metric. */
  rule?: Metric;
};

/**
 * A person's first session with a known outcome. `isFailed`: whether it failed with the symptom, or broke the
 * rule. Sessions that did not are evidence too: the rarer they are with the canary, the worse the canary is.
 */
export type Trial = Cohort & Pick<FailingSession, 'symptom' | 'rule'> & { isFailed: boolean };

/** What a rule says about evidence: how many times as often sessions of a good canary may break it. */
export type EvidenceRule = { metric: Metric; tolerance: number };

/** Evidence that holds a rollout: at most one healthy one in a thousand reaches it, however often it is checked. */
export const holdAt = 1000;

/** Evidence that rolls back: at most one healthy rollout in a million reaches it. */
export const rollBackAt = 1_000_000;

/** How many times as often as the stable version a bad canary fails: assumptions with equal weights. */
const ratios = [3, 10, 30, 100];

/** The same for symptoms, without 3: a good canary has a few more symptoms, because its files are not cached yet. */
const symptomRatios = [10, 30, 100];

/** How much larger the share of sessions with a symptom may be with a good canary, whose files are not cached yet. */
const margin = 0.03;

/** Every symptom, with the weight of its evidence: failures first, then what a page may be meant to show. */
const symptomWeights: Record<Symptom, number> = {
  ...{ unattributed: 0.008, left: 0.002 },
  ...{ waiting: 0, error: 0, 'little-content': 0, 'no-heading': 0, 'no-rows': 0, 'no-actions': 0 },
};

export const symptoms = Object.keys(symptomWeights) as Symptom[];

/** Whether the symptom rolls nothing back: the page may be meant to load so long or to show that, and a person decides. */
export const holdsOnly = (symptom: Symptom): boolean => symptomWeights[symptom] === 0;

const ruleWeight = 0.01;

export type EvidenceKind = 'attributed' | Symptom | Metric;

export const kindOf = ({ symptom, rule }: Pick<FailingSession, 'symptom' | 'rule'>): EvidenceKind =>
  rule ?? symptom ?? 'attributed';

/** How many people of each side have failing sessions of a kind. */
export function countKind(failing: FailingSession[], kind: EvidenceKind) {
  const counts = { canary: 0, stable: 0 };
  for (const session of failing)
    if (kindOf(session) === kind) counts[session.isCanary ? 'canary' : 'stable'] += session.count ?? 1;
  return counts;
}

/** A kind's evidence under one assumption: `logarithm` of the weighted likelihood ratio, and what a session adds. */
type Part = {
  logarithm: number;
  addFailing?: (session: FailingSession) => number;
  addTrial?: (trial: Trial) => number;
};

/** A kind of evidence. `logarithm`: of its evidence without its weight; null when it must be computed. */
type Kind = { weight: number; parts: Part[]; logarithm: number | null };

/** Gives assumptions equal weights, whose sum is `ofKind`: 1 for a whole kind. */
const equalParts = (parts: Omit<Part, 'logarithm'>[], ofKind = 1): Part[] =>
  parts.map((part) => ({ ...part, logarithm: Math.log(ofKind / parts.length) }));

/** Good canaries fail `tolerance` times as often as the stable version, bad ones `risk` times as often as good ones. */
const ratioPart = (risk: number, tolerance = 1) => ({
  addFailing: ({ isCanary, share }: FailingSession) => {
    const likelihood = (risk: number) => Math.log(risk * share + 1 - share);
    return (isCanary ? Math.log(risk) : 0) - likelihood(risk * tolerance) + likelihood(tolerance);
  },
});

/**
 * A kind whose sessions without a failure are evidence too. Two tests with half of the weight each: one finds rare
 * failures, the other works at any failure rate.
 */
function comparedKind(weight: number, risks: number[], limit: Limit): Kind {
  const byRatio = risks.map((risk) => ratioPart(risk, limit.tolerance));
  const parts = [...equalParts(byRatio, 0.5), ...equalParts(differenceParts(limit), 0.5)];
  return { weight, parts, logarithm: null };
}

/**
 * Each kind has its own evidence, so that failures with other causes (extensions, the network) do not dilute
 * failures of known code. Their mean is weighted with a sum of 1, so that the bound of `rollBackAt` holds.
 * All rules share one weight; without rules, it is added to that of failures of known code.
 */
function newKinds(rules: EvidenceRule[]): Map<EvidenceKind, Kind> {
  const others = [
    ...symptoms.map((symptom): [EvidenceKind, Kind] => [
      symptom,
      comparedKind(symptomWeights[symptom], symptomRatios, { tolerance: 1, margin }),
    ]),
    ...rules.map(({ metric, tolerance }): [EvidenceKind, Kind] => [
      metric,
      comparedKind(ruleWeight / rules.length, ratios, { tolerance, margin: 0 }),
    ]),
  ];
  const weight = 1 - others.reduce((sum, [, { weight }]) => sum + weight, 0);
  const parts = equalParts(ratios.map((risk) => ratioPart(risk)));
  return new Map([['attributed', { weight, parts, logarithm: null }], ...others]);
}

/** Logarithm of the sum of values with these logarithms. */
function logarithmOfSum(logarithms: number[]): number {
  const largest = Math.max(...logarithms);
  return largest + Math.log(logarithms.reduce((sum, one) => sum + Math.exp(one - largest), 0));
}

function logarithmOf(kind: Kind): number {
  kind.logarithm ??= logarithmOfSum(kind.parts.map(({ logarithm }) => logarithm));
  return kind.logarithm;
}

/** The value with this logarithm, never 0 or infinite. */
const boundedExp = (logarithm: number): number =>
  Math.min(Number.MAX_VALUE, Math.max(Number.MIN_VALUE, Math.exp(logarithm)));

/** Logarithm of a kind's part of all evidence; minus infinity for weight 0. */
const weightedLogarithmOf = (kind: Kind): number => Math.log(kind.weight) + logarithmOf(kind);

/**
 * Evidence that a canary fails more often than the stable version, updated with every session. For each assumption
 * about a bad canary, it is the probability of the sessions with this canary, divided by that with a good canary;
 * `value` is the weighted mean. Stored as logarithms, so that thousands of sessions do not overflow. For a rule,
 * sessions of a good canary break it at most `tolerance` times as often as those of the stable version.
 */
export class Evidence {
  private readonly kinds: ReadonlyMap<EvidenceKind, Kind>;

  constructor(rules: EvidenceRule[] = []) {
    this.kinds = newKinds(rules);
  }

  /** Counts failing sessions. Throws a RangeError for an invalid share, or a rule unknown to the constructor. */
  add(session: FailingSession): void {
    const kind = this.kindWith(session);
    for (const part of kind.parts) part.logarithm += (session.count ?? 1) * (part.addFailing?.(session) ?? 0);
  }

  /** Counts one more trial, or several equal ones. Throws like `add`. */
  addTrial(trial: Trial): void {
    const kind = this.kindWith(trial);
    for (const part of kind.parts) part.logarithm += (trial.count ?? 1) * (part.addTrial?.(trial) ?? 0);
  }

  /** The evidence of all kinds. It is 1 before the first session, never 0, and at most `Number.MAX_VALUE`. */
  get value(): number {
    return boundedExp(logarithmOfSum([...this.kinds.values()].map(weightedLogarithmOf)));
  }

  /** The kind of sessions with the largest part of the evidence. */
  get leading(): EvidenceKind {
    const kinds = [...this.kinds].map(([name, kind]) => ({ name, logarithm: weightedLogarithmOf(kind) }));
    return kinds.reduce((one, other) => (other.logarithm > one.logarithm ? other : one)).name;
  }

  /** The evidence of a symptom by itself, without its weight: 1 before the first session. */
  ofSymptom(symptom: Symptom): number {
    const kind = this.kinds.get(symptom);
    return kind ? boundedExp(logarithmOf(kind)) : 1;
  }

  private kindWith(session: FailingSession): Kind {
    const { share } = session;
    // Also refuses NaN, which would disable the evidence for good.
    if (!(share >= 0 && share <= 1)) throw new RangeError(`The share of a canary is 0 to 1, not ${share}.`);
    const kind = this.kinds.get(kindOf(session));
    if (!kind) throw new RangeError(`There is no rule about ${session.rule}.`);
    kind.logarithm = null;
    return kind;
  }
}

export function collectEvidence(
  { failing, trials = [] }: { failing: FailingSession[]; trials?: Trial[] },
  rules: EvidenceRule[] = [],
): Evidence {
  const evidence = new Evidence(rules);
  for (const session of failing) evidence.add(session);
  for (const trial of trials) evidence.addTrial(trial);
  return evidence;
}

/** Distinct addresses and members of a canary's failing sessions. */
export type EvidenceSources = { addresses: number; members: number };

/** How many addresses or members must have failures for a rollback. With fewer, one person may have made them up. */
export const minSources = 3;

export const hasEnoughSources = ({ addresses, members }: EvidenceSources): boolean =>
  addresses >= minSources || members >= minSources;
