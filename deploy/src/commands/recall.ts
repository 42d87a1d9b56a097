import { refuse } from '../control/outcome.ts';
import { withVersion } from '../control/state-updates.ts';
import { publishedVersion } from '../control/usable-version.ts';
import { withdrawVersion } from '../control/withdraw-version.ts';
import { versionName } from '../versions/record-schema.ts';
import { areaCommand } from './definition.ts';

/** Withdraws a version from everybody: open tabs reload when idle. A new rollout or rollback may bring it back. */
export const recall = areaCommand({
  usage: 'recall <area> <version>',
  description: 'take a version from everybody, open tabs included, until it is rolled out again',
  right: 'rollback',
  fields: { version: versionName },
  apply(state, { area, version }, context) {
    const found = publishedVersion(state, area, version);
    if ('ok' in found) return found;
    if (found.killedAt !== null) return refuse(`${area} ${version} is killed: open tabs leave it already.`);
    if (found.recalledAt !== null) return refuse(`${area} ${version} is recalled already.`);
    const recalled = withVersion(state, { ...found, recalledAt: context.now });
    const outcome = withdrawVersion(recalled, found, context);
    if (!outcome.ok) return outcome;
    return { ...outcome, said: [...outcome.said, 'Open tabs that run it load afresh at a quiet moment.'] };
  },
});
