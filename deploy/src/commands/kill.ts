import { refuse } from '../control/outcome.ts';
import { withVersion } from '../control/state-updates.ts';
import { publishedVersion } from '../control/usable-version.ts';
import { withdrawVersion } from '../control/withdraw-version.ts';
import { versionName } from '../versions/record-schema.ts';
import { areaCommand } from './definition.ts';

/** Withdraws a version from everybody for good. Open tabs reload, as for a recalled version. */
export const kill = areaCommand({
  usage: 'kill <area> <version>',
  description: 'take a version from everybody for good, open tabs included',
  right: 'kill',
  fields: { version: versionName },
  apply(state, { area, version }, context) {
    const found = publishedVersion(state, area, version);
    if ('ok' in found) return found;
    if (found.killedAt !== null) return refuse(`${area} ${version} is killed already.`);
    return withdrawVersion(withVersion(state, { ...found, killedAt: context.now }), found, context);
  },
});
