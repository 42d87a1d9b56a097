import { isShell } from '../versions/record.ts';
import type { Candidate, Finding } from './finding.ts';

/** Maximum bytes of a first view before compression: the area's own files, and the shell's main ones. */
export const budgets = { area: 200_000, shell: 900_000 };

/** Findings for first views that are too large. Without known sizes there are none. */
export function budgetFindings({ record, sizes }: Candidate): Finding[] {
  if (!sizes) return [];
  const who = `${record.area} ${record.version}`;
  const views: [string, string[]][] = isShell(record)
    ? [['its main files', record.main]]
    : Object.entries(record.first).map(([path, { assets }]) => [path, [record.entry, ...assets]]);
  const most = isShell(record) ? budgets.shell : budgets.area;
  return views.flatMap(([name, files]) => {
    const unknown = files.find((file) => sizes[file] === undefined);
    if (unknown) return [{ who, what: `${unknown} is not among the files.` }];
    const bytes = [...new Set(files)].reduce((sum, file) => sum + (sizes[file] ?? 0), 0);
    return bytes > most ? [{ who, what: `${name} needs ${bytes} bytes at first; ${most} are allowed.` }] : [];
  });
}
