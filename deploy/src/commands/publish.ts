import * as v from 'valibot';
import { accept, refuse } from '../control/outcome.ts';
import { type ControlState, findVersion, rolloutOf, type StoredVersion } from '../control/state.ts';
import { withStable, withVersion } from '../control/state-updates.ts';
import { gateRefusal, killedSentence } from '../control/usable-version.ts';
import type { Candidate } from '../gate/finding.ts';
import { sameBytes } from '../gate/gate.ts';
import { firstRules } from '../guardrail/measures.ts';
import { fileName, record, text } from '../versions/record-schema.ts';
import { bodySchema, type Definition } from './definition.ts';

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/));

export const isDigest = (value: string): boolean => v.is(digest, value);

export const missingBody = v.strictObject({
  digests: v.pipe(v.array(digest), v.maxLength(2000)),
  /** Not read: command lines from before `checkBody` send it. */
  record: v.optional(v.unknown()),
});

const publication = {
  record,
  files: v.record(fileName, digest),
  signature: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{86}$/))),
};

export const publishBody = bodySchema(publication);

/** What a client says about a version before it uploads the files. See `Candidate`. */
export const checkBody = v.strictObject({
  ...publication,
  sizes: v.record(fileName, v.pipe(v.number(), v.integer(), v.minValue(0))),
  outside: v.record(fileName, text),
});

type Fields = {
  candidate: Candidate;
  signature: string | null;
  /** Whether it becomes stable at once, if there is no freeze or rollout. Only the start of the origin sets this. */
  live: boolean;
};

function withPublished(state: ControlState, { candidate, signature }: Fields, now: number): ControlState {
  const { record } = candidate;
  const known = findVersion(state, record.area, record.version);
  if (known?.removedAt === null && (signature === null || signature === known.signature)) return state;
  if (known?.removedAt === null) return withVersion(state, { ...known, signature });
  if (known)
    return withVersion(state, {
      ...known,
      signature: signature ?? known.signature,
      removedAt: null,
      publishedAt: now,
    });
  const version: StoredVersion = {
    area: record.area,
    version: record.version,
    record,
    signature,
    publishedAt: now,
    servedUntil: null,
    killedAt: null,
    recalledAt: null,
    removedAt: null,
    crawl: null,
  };
  const isFirst = state.versions.every(({ area }) => area !== record.area);
  const rules = isFirst ? firstRules.map((rule) => ({ area: record.area, ...rule })) : [];
  return { ...state, versions: [...state.versions, version], rules: [...state.rules, ...rules] };
}

/**
 * Records a version whose files are stored; no visitor gets it yet. Publishing a known version again only replaces a
 * different signature and restores removed files. Separate calls upload files before (`deploy/src/api/deploy-api.ts`).
 */
export const publish: Definition<Fields> = {
  usage: 'publish <area>',
  description: 'build an area (or the shell), ask the gate, upload and record it; nobody is given it yet',
  options: [['--from <folder>', 'take this build instead of building']],
  right: 'publish',
  scope: 'area',
  body: publishBody,
  logText: ({ candidate }) => candidate.record.version,
  apply(state, command, context) {
    const { record } = command.candidate;
    const name = `${record.area} ${record.version}`;
    const known = findVersion(state, record.area, record.version);
    if (known && !sameBytes(known.record, record))
      return refuse(`${name} was published with other bytes: give it a new version.`);
    if (known?.killedAt) return refuse(killedSentence(record.area, record.version));
    const neighbour = state.versions.find(
      (one) => one.area === record.area && one.record.folder === record.folder && one !== known,
    );
    if (neighbour)
      return refuse(`${name} would take the folder of ${neighbour.version}: give it a new version.`);
    if (!known && !record.sbom)
      return refuse(`${name} has no bill of materials: build it again, then publish.`);
    // For a known version only the record is checked: its files were checked by the rules at the time of its publish.
    const refusal = gateRefusal(state, known ? { record } : command.candidate);
    if (refusal) return refusal;
    const published = withPublished(state, command, context.now);
    if (published === state) return accept(state, `${name} is published already.`);
    if (known?.removedAt === null) return accept(published, `${name} is signed anew.`);
    const mayBeLive = command.live && !state.frozen && !rolloutOf(state, record.area);
    if (!mayBeLive) return accept(published, `${name} is published; nobody is given it yet.`);
    return accept(withStable(published, record, context), `${name} is published and stable.`);
  },
};
