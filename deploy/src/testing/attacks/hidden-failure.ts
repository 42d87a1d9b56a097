import type { Attack } from './attack.ts';
import { AttackedRollout } from './attacked-rollout.ts';

const attacker = '127.0.0.9';
const forged = 403;
const basisPoints = 2500;
/** Number of failing people that rolls back a canary at 25 %. */
const failing = 6;
const maxVisitors = 200;

/** One address reports repeatedly that the canary works, while it fails for everybody else. */
export const hiddenFailure: Attack = {
  name: 'hidden-failure',
  run: async ({ startOrigin }) => {
    const origin = await startOrigin();
    const rollout = await AttackedRollout.begin(origin, 'public', basisPoints);
    const { rollout: id } = await rollout.visit(attacker);
    let taken = 0;
    for (let number = 1; number <= forged; number += 1) {
      const given = await rollout.visit(attacker, rollout.chosenCookie(id, number));
      if (given.cohort !== 'canary' || given.ticket === undefined) continue;
      taken += 1;
      await rollout.report(given, 'ok', attacker);
    }
    let failed = 0;
    for (let number = 1; failed < failing && number <= maxVisitors; number += 1) {
      const from = `127.0.2.${number}`;
      const given = await rollout.visit(from);
      await rollout.report(given, given.cohort === 'canary' ? 'fail-mount' : 'ok', from);
      if (given.cohort === 'canary') failed += 1;
    }
    const isTakenBack = await rollout.isTakenBack();
    const faults = isTakenBack ? [] : [`A canary that failed for all ${failed} others is not taken back.`];
    return {
      faults,
      figures: { 'forged successes that counted': taken, 'taken back': isTakenBack ? 'yes' : 'no' },
    };
  },
};
