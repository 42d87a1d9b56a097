import { Evidence, type FailingSession, hasEnoughSources, holdAt } from '../../guardrail/evidence.ts';
import { type Random, randomOf, trialsUntil } from './random.ts';

/** Receives one failing session after the other, and returns whether the canary is held, or rolled back, now. */
export type Watch = (session: FailingSession) => boolean;

/** The rule of the product, with its own code, until `limit`; every failing session has another address. */
export function watchEvidence(limit = holdAt): Watch {
  const evidence = new Evidence();
  let addresses = 0;
  return (session) => {
    evidence.add(session);
    addresses += session.isCanary ? 1 : 0;
    return evidence.value >= limit && hasEnoughSources({ addresses, members: 0 });
  };
}

/** Maximum of canary sessions of a simulated rollout. */
export const maxCanarySessions = 3000;
/** Failure rate of a healthy version. */
export const healthy = 0.002;
/** Both versions fail while 100 sessions of the canary start, at a uniformly random position. */
const outage = { sessions: 100, failure: 0.9 };

/** The fault: the canary's true failure rate beside a healthy stable version, or an outage of both versions. */
export type Scenario = number | 'outage';

type Stretch = { sessions: number; canary: number; stable: number };

export type RolloutResult = { found: boolean; canarySessions: number; canaryFailures: number };

function stretchesOf(scenario: Scenario, random: Random): Stretch[] {
  if (scenario !== 'outage') return [{ sessions: maxCanarySessions, canary: scenario, stable: healthy }];
  const before = Math.floor(random() * (maxCanarySessions - outage.sessions + 1));
  const calm = (sessions: number): Stretch => ({ sessions, canary: healthy, stable: healthy });
  const bad = { sessions: outage.sessions, canary: outage.failure, stable: outage.failure };
  return [calm(before), bad, calm(maxCanarySessions - outage.sessions - before)];
}

/**
 * One rollout at a fixed share, from one failing session to the next: others do not matter. The numbers of canary
 * sessions until the next failure of the canary, and of the stable version, are both geometric, hence memoryless.
 */
function simulateRollout(share: number, stretches: Stretch[], watch: Watch, random: Random): RolloutResult {
  let passed = 0;
  let canaryFailures = 0;
  for (const { sessions, canary, stable } of stretches) {
    // The share of failing stable sessions among failing stable sessions and all canary sessions.
    const ofStable = ((1 - share) * stable) / (share + (1 - share) * stable);
    let nextCanary = trialsUntil(canary, random);
    // The number of canary sessions before the next failing session of the stable version.
    let nextStable = trialsUntil(ofStable, random) - 1;
    while (Math.min(nextCanary, nextStable + 1) <= sessions) {
      const isCanary = nextCanary <= nextStable;
      const at = isCanary ? nextCanary : nextStable;
      if (isCanary) {
        canaryFailures += 1;
        nextCanary += trialsUntil(canary, random);
      } else {
        nextStable += trialsUntil(ofStable, random) - 1;
      }
      if (watch({ isCanary, share })) return { found: true, canarySessions: passed + at, canaryFailures };
    }
    passed += sessions;
  }
  return { found: false, canarySessions: passed, canaryFailures };
}

/** Input of a simulation; `rule` is the product's unless a test injects another one. */
export type SimulationInput = {
  scenario: Scenario;
  share: number;
  rollouts: number;
  seed: number;
  rule?: () => Watch;
};

/** The results of `rollouts` rollouts; always the same for the same input. */
export function simulate({
  scenario,
  share,
  rollouts,
  seed,
  rule = watchEvidence,
}: SimulationInput): RolloutResult[] {
  const random = randomOf(seed);
  return Array.from({ length: rollouts }, () =>
    simulateRollout(share, stretchesOf(scenario, random), rule(), random),
  );
}
