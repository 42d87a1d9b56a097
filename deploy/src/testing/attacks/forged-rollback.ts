import type { Attack, AttackResult } from './attack.ts';
import { AttackedRollout } from './attacked-rollout.ts';

const visits = 300;
const basisPoints = 500;

/**
 * From one address, requests the area repeatedly, without a cookie and with chosen ones, then reports that the canary
 * fails and that the stable version works. Returns how many reports counted.
 */
async function buy(rollout: AttackedRollout, from: string): Promise<{ canary: number; stable: number }> {
  const first = await rollout.visit(from);
  const given = [first];
  for (let number = 1; number < visits; number += 1) given.push(await rollout.visit(from));
  for (let number = 1; number <= 10; number += 1)
    given.push(await rollout.visit(from, rollout.chosenCookie(first.rollout, number)));
  const counted = { canary: 0, stable: 0 };
  for (const one of given) {
    if (one.ticket === undefined) continue;
    counted[one.cohort] += 1;
    await rollout.report(one, one.cohort === 'canary' ? 'fail-mount' : 'ok', from);
  }
  return counted;
}

async function attack(rollout: AttackedRollout, from: string, most: number): Promise<AttackResult> {
  const { canary, stable } = await buy(rollout, from);
  const isTakenBack = await rollout.isTakenBack();
  const faults: string[] = [];
  if (isTakenBack) faults.push(`One address has taken back a healthy version of ${rollout.area}.`);
  if (canary + stable > most)
    faults.push(`One address was given ${canary + stable} tickets of ${rollout.area}, ${most} at most.`);
  return {
    faults,
    figures: {
      [`${rollout.area}: tickets, canary and stable`]: `${canary} and ${stable}`,
      [`${rollout.area}: taken back`]: isTakenBack ? 'yes' : 'no',
    },
  };
}

/** One address reports failures of a healthy canary: of an area for members only, and of a public one. */
export const forgedRollback: Attack = {
  name: 'forged-rollback',
  run: async ({ startOrigin }) => {
    const origin = await startOrigin();
    const members = await attack(await AttackedRollout.begin(origin, 'feed', basisPoints), '127.0.0.8', 0);
    const anybody = await attack(await AttackedRollout.begin(origin, 'public', basisPoints), '127.0.0.9', 1);
    return {
      faults: [...members.faults, ...anybody.faults],
      figures: { ...members.figures, ...anybody.figures },
    };
  },
};
