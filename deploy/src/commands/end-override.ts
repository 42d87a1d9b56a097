import * as v from 'valibot';
import { accept, refuse } from '../control/outcome.ts';
import { isOverrideId, overrideEnd } from '../rollout/override.ts';
import { areaCommand } from './definition.ts';

export const endOverride = areaCommand({
  usage: 'override end <id>',
  description: 'end an override at once, by its id or its link',
  right: 'rollout',
  fields: { id: v.pipe(v.string(), v.check(isOverrideId)) },
  logText: ({ id }) => id,
  apply(state, { area, id }, { now }) {
    const found = state.overrides.find((one) => one.id === id && one.area === area);
    if (!found)
      return refuse(`There is no override ${id} of ${area}: "override list" names them.`, 'unknown');
    const end = overrideEnd(found, now);
    if (end) return refuse(`Override ${id} has ${end} already.`);
    const overrides = state.overrides.map((one) => (one === found ? { ...one, endedAt: now } : one));
    return accept({ ...state, overrides }, `Override ${id} of ${area} ${found.version} has ended.`);
  },
});
