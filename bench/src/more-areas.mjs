import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { billName } from '../../shared/build/file-kinds.mjs';

/** Incompressible names: digits of a hash. */
const nameOf = (index) => `z${createHash('sha256').update(String(index)).digest('hex').slice(0, 8)}`;

/** The record of an area under another name, with one page of its own and only the entry as script. */
function recordOf(record, name) {
  const path = `/${name}`;
  const [first] = Object.values(record.first);
  return {
    ...record,
    area: name,
    container: record.container.replace(record.area, name),
    routes: [{ path, group: 'general', title: `Page ${name}` }],
    slots: [],
    first: { [path]: { ...first, assets: [record.entry] } },
    assets: { [record.entry]: record.assets[record.entry] },
    media: {},
    maps: {},
    storage: [],
  };
}

/** Additional areas to publish, made from the build of one: names and pages of their own, its entry, no slots. */
export function moreAreas({ folder, record }, count) {
  const parent = mkdtempSync(join(tmpdir(), 'az-areas-'));
  const files = join(parent, record.folder);
  mkdirSync(files);
  for (const file of [record.entry, billName]) cpSync(join(folder, file), join(files, file));
  const builds = Array.from({ length: count }, (_, index) => ({
    folder: files,
    record: recordOf(record, nameOf(index)),
  }));
  return { builds, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
