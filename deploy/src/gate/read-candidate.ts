import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { recordedFiles, type VersionRecord } from '../versions/record.ts';
import type { Candidate } from './finding.ts';
import { outsideLayer } from './style-layers.ts';

/** Reads what the gate must know of a version's files in `folder`. Rejects when a recorded file is missing. */
export async function readCandidate(folder: string, record: VersionRecord): Promise<Candidate> {
  const sizes: Record<string, number> = {};
  const outside: Record<string, string> = {};
  const checked = new Set<string>();
  for (const file of Object.keys(recordedFiles(record))) {
    const path = join(folder, file);
    sizes[file] = (await stat(path)).size;
    if (!/\.css$/i.test(file)) continue;
    const sheet = await readFile(path, 'utf8');
    const what = checked.has(sheet) ? null : outsideLayer(sheet);
    if (what) outside[file] = what;
    checked.add(sheet);
  }
  return { record, sizes, outside };
}
