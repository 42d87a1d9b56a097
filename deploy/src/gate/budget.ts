import { isShell } from '../versions/record.ts';
import type { Candidate, Finding } from './finding.ts';

/** Maximum size of a first view in bytes, uncompressed: the area's own files, or the shell's main files. */
export const budgets = { area: 200_000, shell: 900_000 };

/** Maximum size of all other scripts, in bytes: three times those of the largest area, twice those of the shell. */
export const lazyBudgets = { area: 450_000, shell: 1_000_000 };

/** Maximum size of all files of a version together, in bytes: ten times those of the largest one of ours. */
export const maxVersionBytes = 32_000_000;

/** Findings for first views, the other scripts, or all files, that are too large. None if `sizes` is missing. */
export function budgetFindings({ record, sizes }: Candidate): Finding[] {
  if (!sizes) return [];
  const who = `${record.area} ${record.version}`;
  const views: [string, string[]][] = isShell(record)
    ? [['its main files', record.main]]
    : Object.entries(record.first).map(([path, { assets }]) => [path, [record.entry, ...assets]]);
  const kind = isShell(record) ? 'shell' : 'area';
  const bytesOf = (files: string[]) => [...new Set(files)].reduce((sum, file) => sum + (sizes[file] ?? 0), 0);
  const first = views.flatMap(([name, files]) => {
    const unknown = files.find((file) => sizes[file] === undefined);
    if (unknown) return [`${unknown} is not among the files.`];
    const bytes = bytesOf(files);
    return bytes > budgets[kind]
      ? [`${name} needs ${bytes} bytes at first; ${budgets[kind]} are allowed.`]
      : [];
  });
  const inView = new Set(views.flatMap(([, files]) => files));
  const lazy = Object.keys(record.assets).filter((file) => file.endsWith('.js') && !inView.has(file));
  const [bytes, most] = [bytesOf(lazy), lazyBudgets[kind]];
  const later = bytes > most ? [`its scripts on demand have ${bytes} bytes; ${most} are allowed.`] : [];
  const all = bytesOf(Object.keys(sizes));
  const large =
    all > maxVersionBytes ? [`its files have ${all} bytes together; ${maxVersionBytes} are allowed.`] : [];
  return [...first, ...later, ...large].map((what) => ({ who, what }));
}
