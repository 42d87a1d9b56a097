import { storageProblems } from '@az/shared/build/storage-keys.mjs';
import * as v from 'valibot';
import type { VersionRecord } from './record.ts';

export const text = v.pipe(v.string(), v.maxLength(500));
export const areaName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/), v.maxLength(40));
export const versionName = v.pipe(v.string(), v.regex(/^[\w.-]+(\+[\w.-]+)?$/), v.maxLength(80));
export const fileName = v.pipe(v.string(), v.regex(/^\w[\w.-]*$/), v.maxLength(200));
const mapName = v.pipe(fileName, v.endsWith('.js.map'));
const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const needs = v.strictObject({ assets: v.array(fileName), shared: v.array(text) });

/** Maximum length of markup or style sheet of a first content, in characters. */
const maxFirstContent = 200_000;

const drawn = v.pipe(v.string(), v.maxLength(maxFirstContent));
const firstContent = { html: drawn, style: drawn };

const areaStorage = v.pipe(
  v.array(v.strictObject({ key: v.string(), what: v.string(), until: v.string() })),
  v.check((declared) => storageProblems(declared).length === 0, 'A storage key breaks a rule of area.json.'),
);

const shellStorageKey = v.strictObject({
  kind: v.picklist(['cookie', 'local', 'session']),
  key: text,
  what: text,
  until: text,
});

const build = {
  version: versionName,
  folder: v.pipe(v.string(), v.regex(/^\w[\w.-]*$/)),
  entry: fileName,
  assets: v.record(fileName, integrity),
  media: v.optional(v.record(fileName, integrity)),
  maps: v.optional(v.record(mapName, integrity)),
  sbom: v.optional(integrity),
};

const areaRecord = v.strictObject({
  ...build,
  area: v.pipe(areaName, v.notValue('shell')),
  container: v.pipe(v.string(), v.regex(/^\w+$/)),
  expose: text,
  federation: text,
  hostContract: text,
  owner: v.strictObject({ team: text, contact: text }),
  routes: v.array(v.looseObject({ path: v.pipe(text, v.startsWith('/')), group: text, title: text })),
  slots: v.array(text),
  search: v.optional(v.boolean()),
  storage: v.optional(areaStorage),
  shared: v.record(v.string(), text),
  singletons: v.optional(v.array(text)),
  first: v.record(v.string(), needs),
  firstContent: v.optional(v.record(v.string(), v.strictObject(firstContent))),
});

const shellRecord = v.looseObject({
  ...build,
  area: v.literal('shell'),
  protocols: v.optional(v.pipe(v.array(text), v.minLength(1), v.maxLength(20))),
  federation: v.optional(text),
  hostContract: text,
  shares: v.record(v.string(), text),
  provides: v.record(v.string(), v.strictObject({ version: text, files: v.array(fileName) })),
  main: v.array(fileName),
  layouts: v.record(v.string(), needs),
  pages: v.record(v.string(), needs),
  page: v.record(v.string(), v.string()),
  storage: v.optional(v.pipe(v.array(shellStorageKey), v.maxLength(100))),
  firstContent: v.optional(v.record(v.string(), v.strictObject(firstContent))),
  publicFrame: v.optional(v.strictObject({ ...firstContent, scope: v.pipe(v.string(), v.regex(/^\w+$/)) })),
});

/** A record as a build sends it. The names of groups and slots are not checked here but by the gate. */
export const record = v.pipe(
  // Not a union, whose issue would name no field.
  v.lazy((value) => ((value as { area?: unknown } | null)?.area === 'shell' ? shellRecord : areaRecord)),
  v.check(
    ({ version: name, folder }) => name.replace('+', '-') === folder,
    'The folder is named after the version.',
  ),
  // In the schema optional fields may be undefined, in the type they may not. Parsed JSON never contains undefined.
  v.transform((value) => value as unknown as VersionRecord),
);

export const isArea = (value: string): boolean => v.is(areaName, value);
