import * as v from 'valibot';
import { accept, refuse } from '../control/outcome.ts';
import { rolloutOf, stableOf } from '../control/state.ts';
import { endRollout, withRollout, withStable } from '../control/state-updates.ts';
import { gateRefusal, usableVersion } from '../control/usable-version.ts';
import { previousStable } from '../control/withdraw-version.ts';
import { versionName } from '../versions/record-schema.ts';
import { abort } from './abort.ts';
import { areaCommand } from './definition.ts';

/** Ends a rollout and makes `version` stable; if there is neither, makes the previous stable version stable again. */
export const rollback = areaCommand({
  usage: 'rollback <area> [version]',
  description: 'end the rollout, or go back to the stable version before, or to a retained one',
  right: 'rollback',
  fields: { version: v.optional(v.nullable(versionName), null) },
  apply(state, { area, version }, context, caller) {
    const rollout = rolloutOf(state, area);
    if (!version && rollout) return abort.apply(state, { area }, context, caller);
    const target = version ?? previousStable(state, area);
    if (!target)
      return refuse(
        `${area} has no earlier stable version to go back to: name one that "rollout status ${area}" lists.`,
        'unknown',
      );
    const usable = usableVersion(state, area, target);
    if ('ok' in usable) return usable;
    if (stableOf(state, area) === target && !rollout) return refuse(`${area} ${target} is stable already.`);
    const aborted = rollout ? withRollout(state, endRollout(rollout, 'aborted', context)) : state;
    const refusal = gateRefusal(aborted, usable);
    if (refusal) return refusal;
    return accept(withStable(aborted, usable, context, true), `Everybody goes to ${area} ${target}.`);
  },
});
