import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { isCode } from '@az/shared/build/file-kinds.mjs';
import type { ControlState } from '../control/state.ts';
import { type AreaRecord, filePath, isShell, type ShellRecord } from '../versions/record.ts';
import { firstViewFiles } from './first-view.ts';
import { ownRoutes } from './route-index.ts';

const firstKinds = ['js', 'css'] as const;
export type FirstKind = (typeof firstKinds)[number];

/** Names of the scripts (or style sheets) of a first view that belong to the shell but are not its main files. */
export function lazyFiles(shell: ShellRecord, paths: string[], kind: FirstKind): string[] {
  const own = filePath(shell, '');
  return paths
    .filter((path) => path.startsWith(own) && path.endsWith(`.${kind}`))
    .map((path) => path.slice(own.length))
    .filter((file) => !shell.main.includes(file))
    .sort();
}

/** Name of a joined file, made from its parts, so that every origin can serve it. */
export const joinedName = (files: string[], kind: FirstKind): string =>
  `${files.map((file) => basename(file, `.${kind}`)).join('+')}.${kind}`;

export function partsOf(name: string): string[] {
  const kind = name.slice(name.lastIndexOf('.') + 1);
  return basename(name, `.${kind}`)
    .split('+')
    .map((part) => `${part}.${kind}`);
}

/** The joined files of one shell version: digests of their names, and the versions of areas included so far. */
type Table = { names: Set<string>; areas: Set<string>; completeFor: ControlState | null };

const digestOf = (name: string): string => hash('sha256', name, 'base64url');

/** The joined files that pages of retained versions may name. A request for any other name costs one look-up. */
export class JoinedNames {
  /** By folder of the shell's version. */
  private readonly tables = new Map<string, Table>();

  /** Whether a page of this shell can name the joined file, on any origin. */
  has(shell: ShellRecord, name: string, state: ControlState): boolean {
    const table = this.tableOf(shell, state);
    const digest = digestOf(name);
    if (table.names.has(digest)) return true;
    if (table.completeFor === state) return false;
    for (const { area, version, record, removedAt } of state.versions) {
      const key = `${area} ${version}`;
      if (removedAt !== null || isShell(record) || table.areas.has(key)) continue;
      table.areas.add(key);
      for (const route of record.routes) this.add(table, shell, record, route);
    }
    table.completeFor = state;
    return table.names.has(digest);
  }

  private tableOf(shell: ShellRecord, state: ControlState): Table {
    const known = this.tables.get(shell.folder);
    if (known) return known;
    const retained = state.versions.filter(({ removedAt }) => removedAt === null);
    const folders = new Set(retained.map(({ record }) => record.folder));
    for (const folder of this.tables.keys()) if (!folders.has(folder)) this.tables.delete(folder);
    const table: Table = { names: new Set(), areas: new Set(), completeFor: null };
    this.tables.set(shell.folder, table);
    for (const route of ownRoutes(shell)) this.add(table, shell, null, route);
    return table;
  }

  private add(
    table: Table,
    shell: ShellRecord,
    area: AreaRecord | null,
    route: Parameters<typeof firstViewFiles>[2],
  ): void {
    // A shell without a layout for the group has no page for the route.
    if (!shell.layouts[route.group]) return;
    const paths = firstViewFiles(shell, area, route).filter(isCode);
    for (const kind of firstKinds) {
      const files = lazyFiles(shell, paths, kind);
      if (files.length > 1) table.names.add(digestOf(joinedName(files, kind)));
    }
  }
}
