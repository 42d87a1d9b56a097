import { firstRules } from '../guardrail/measures.ts';
import type { ControlPlane } from './control-plane.ts';
import { areasOf, rolloutOf, rulesOf } from './state.ts';

/**
 * Sets the rules that areas have from their first version on for areas from before that. Not if anybody has set or
 * removed a rule of the area, and not during a rollout: a later start of the origin sets them then.
 */
export async function giveFirstRules(control: ControlPlane): Promise<void> {
  const state = await control.store.read();
  const last = await control.store.lastOf(['set-rule', 'remove-rule']);
  const decided = new Set(last.map(({ area }) => area));
  const without = areasOf(state).filter(
    (area) => rulesOf(state, area).length === 0 && !decided.has(area) && !rolloutOf(state, area),
  );
  for (const area of without)
    for (const rule of firstRules)
      await control.execute(
        'origin',
        { verb: 'set-rule', area, ...rule },
        { why: 'Areas have this rule from their first version on' },
      );
}
