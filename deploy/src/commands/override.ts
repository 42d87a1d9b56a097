import * as v from 'valibot';
import { accept, refuse } from '../control/outcome.ts';
import { frozenSentence } from '../control/rollout-sentences.ts';
import { gateRefusal, usableVersion } from '../control/usable-version.ts';
import {
  maxOverrideMs,
  maxOverrides,
  newOverrideId,
  type Override,
  openOverrides,
  overrideLink,
  overrideText,
} from '../rollout/override.ts';
import { text, versionName } from '../versions/record-schema.ts';
import { areaCommand } from './definition.ts';
import { parseDuration } from './parse-values.ts';

/** Gives a version to selected visitors, whatever is rolled out. It must pass the gate, as for a rollout. */
export const override = areaCommand({
  usage: 'override <area> <version>',
  description: 'make a link that shows one version to whoever opens it, for a short time',
  options: [
    ['--expires <time>', 'how long the link works, 24h at most', parseDuration, 3_600_000],
    ['--member <id>', 'only for this member'],
  ],
  right: 'rollout',
  fields: {
    version: versionName,
    member: v.optional(v.nullable(v.pipe(text, v.minLength(1))), null),
    expiresAt: v.number(),
  },
  toBody: ({ version, member, expires }: { version: string; member?: string; expires: number }, now) => ({
    version,
    member,
    expiresAt: now + expires,
  }),
  create() {
    const id = newOverrideId();
    return { fields: { id }, reply: (productUrl) => ({ link: overrideLink(productUrl(), id) }) };
  },
  logText: (command) => `${command.id}: ${overrideText(command)}`,
  apply(state, { id, area, version, member, expiresAt }, { now, by }) {
    if (state.frozen) return refuse(frozenSentence(state));
    const usable = usableVersion(state, area, version);
    if ('ok' in usable) return usable;
    if (usable.recalledAt !== null)
      return refuse(`${area} ${version} is recalled: it is given to nobody until it is rolled out again.`);
    if (expiresAt <= now || expiresAt > now + maxOverrideMs)
      return refuse('An override works for 24 hours at most.');
    if (openOverrides(state, now).filter((one) => one.area === area).length >= maxOverrides)
      return refuse(`${maxOverrides} overrides of ${area} are open: end one, or wait until one expires.`);
    const refusal = gateRefusal(state, usable);
    if (refusal) return refusal;
    const made: Override = {
      ...{ id, area, version, member, expiresAt },
      ...{ createdAt: now, createdBy: by, endedAt: null },
    };
    return accept({ ...state, overrides: [...state.overrides, made] }, `${overrideText(made)}.`);
  },
});
