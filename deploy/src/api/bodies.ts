import * as v from 'valibot';
import { rightVerbs } from '../control/state.ts';
import { isOverrideId } from '../rollout/override.ts';
import type { VersionRecord } from '../versions/record.ts';

const text = v.pipe(v.string(), v.maxLength(500));
const area = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/), v.maxLength(40));
const version = v.pipe(v.string(), v.regex(/^[\w.-]+(\+[\w.-]+)?$/), v.maxLength(80));
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/));
const fileName = v.pipe(v.string(), v.regex(/^\w[\w.-]*$/), v.maxLength(200));
const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const common = {
  dryRun: v.optional(v.boolean(), false),
  expected: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  why: v.optional(text, ''),
};

const step = v.strictObject({ basisPoints: v.number(), soakMs: v.number() });
const right = v.strictObject({
  area: v.union([v.literal('*'), area]),
  verb: v.picklist([...rightVerbs, '*']),
});

/** Bodies of the commands; verb and area are in the path. */
export const commandBodies = {
  start: v.strictObject({
    ...common,
    version,
    steps: v.pipe(v.array(step), v.maxLength(20)),
    profile: v.optional(v.picklist(['usual', 'small']), 'usual'),
  }),
  pause: v.strictObject(common),
  resume: v.strictObject(common),
  abort: v.strictObject(common),
  promote: v.strictObject({ ...common, force: v.optional(v.boolean(), false) }),
  rollback: v.strictObject({ ...common, version: v.optional(v.nullable(version), null) }),
  kill: v.strictObject({ ...common, version }),
  recall: v.strictObject({ ...common, version }),
  override: v.strictObject({
    ...common,
    version,
    member: v.optional(v.nullable(v.pipe(text, v.minLength(1))), null),
    expiresAt: v.number(),
  }),
  'end-override': v.strictObject({ ...common, id: v.pipe(v.string(), v.check(isOverrideId)) }),
  crawled: v.strictObject({
    ...common,
    version,
    pages: v.pipe(v.number(), v.integer(), v.minValue(1)),
    findings: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  freeze: v.strictObject(common),
  unfreeze: v.strictObject(common),
  collect: v.strictObject(common),
  'create-token': v.strictObject({
    ...common,
    team: text,
    rights: v.pipe(v.array(right), v.maxLength(50)),
    expiresAt: v.nullable(v.number()),
  }),
  'revoke-token': v.strictObject({ ...common, id: text }),
};

/** Commands with a path of their own; `publish` has several calls. */
export type CommandName = keyof typeof commandBodies;

const needs = v.strictObject({ assets: v.array(fileName), shared: v.array(text) });

/** Maximum length of markup or style sheet of a first content, in characters. */
const maxFirstContent = 200_000;

const drawn = v.pipe(v.string(), v.maxLength(maxFirstContent));
const firstContent = { html: drawn, style: drawn };

const build = {
  version,
  folder: v.pipe(v.string(), v.regex(/^\w[\w.-]*$/)),
  entry: fileName,
  federation: text,
  assets: v.record(fileName, integrity),
  media: v.optional(v.record(fileName, integrity)),
  sbom: v.optional(integrity),
};

const areaRecord = v.strictObject({
  ...build,
  area: v.pipe(area, v.notValue('shell')),
  container: v.pipe(v.string(), v.regex(/^\w+$/)),
  expose: text,
  hostContract: text,
  owner: v.strictObject({ team: text, contact: text }),
  routes: v.array(v.looseObject({ path: v.pipe(text, v.startsWith('/')), group: text, title: text })),
  slots: v.array(text),
  search: v.optional(v.boolean()),
  shared: v.record(v.string(), text),
  first: v.record(v.string(), needs),
  firstContent: v.optional(v.record(v.string(), v.strictObject(firstContent))),
});

const shellRecord = v.looseObject({
  ...build,
  area: v.literal('shell'),
  hostContract: text,
  shares: v.record(v.string(), text),
  provides: v.record(v.string(), v.strictObject({ version: text, files: v.array(fileName) })),
  main: v.array(fileName),
  layouts: v.record(v.string(), needs),
  pages: v.record(v.string(), needs),
  page: v.record(v.string(), v.string()),
  publicFrame: v.optional(v.strictObject({ ...firstContent, scope: v.pipe(v.string(), v.regex(/^\w+$/)) })),
});

const record = v.pipe(
  v.union([areaRecord, shellRecord]),
  v.check(
    ({ version: name, folder }) => name.replace('+', '-') === folder,
    'The folder is named after the version.',
  ),
);

/** Body of a publish: the record, and the digest (SHA-384 in hexadecimal) of each of its files. */
export const publishBody = v.strictObject({
  ...common,
  record,
  files: v.record(fileName, digest),
  signature: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{86}$/))),
});

/** Digests that a client asks about. */
export const missingBody = v.strictObject({ digests: v.pipe(v.array(digest), v.maxLength(2000)) });

export const isDigest = (value: string): boolean => v.is(digest, value);
export const isArea = (value: string): boolean => v.is(area, value);

/** A parsed record; groups and slots are checked by the gate. */
export const asRecord = (value: v.InferOutput<typeof record>): VersionRecord =>
  value as unknown as VersionRecord;
