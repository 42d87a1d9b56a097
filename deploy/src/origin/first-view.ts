import { type AreaRecord, filePath, type PageNeeds, type ShellRecord } from '../versions/record.ts';
import type { KnownRoute } from './route-index.ts';

/** Paths of every file that a part of an area or of the shell needs: its own files, and those of the shell's shares. */
export function neededFiles(shell: ShellRecord, owner: AreaRecord | ShellRecord, needs: PageNeeds): string[] {
  const provided = needs.shared.flatMap((key) => shell.provides[key]?.files ?? []);
  return [
    ...new Set([
      ...needs.assets.map((file) => filePath(owner, file)),
      ...provided.map((file) => filePath(shell, file)),
    ]),
  ];
}

/** Paths of every file that the first view of a route needs; `area` is its owner, null for a page of the shell. */
export function firstViewFiles(
  shell: ShellRecord,
  area: AreaRecord | null,
  { path, group }: Pick<KnownRoute, 'path' | 'group'>,
): string[] {
  const needs = area ? area.first[path] : shell.pages[path];
  const files = [
    ...neededFiles(shell, shell, { assets: shell.main, shared: [] }),
    ...neededFiles(shell, shell, shell.layouts[group]),
    ...(needs ? neededFiles(shell, area ?? shell, needs) : []),
  ];
  return [...new Set(files)];
}
