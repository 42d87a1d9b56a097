import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { billName } from '../../shared/build/file-kinds.mjs';

/** A name from the digits of a hash, so that names do not compress well. */
const nameOf = (index) => `z${createHash('sha256').update(String(index)).digest('hex').slice(0, 8)}`;

/** A copy of an area's record under another name, with one page of its own and the entry as its only script. */
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

/** Makes more areas to publish from one build. Each has its own name and page, a copy of the entry, and no slots. */
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
