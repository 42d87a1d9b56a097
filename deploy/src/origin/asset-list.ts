import { constants } from 'node:zlib';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import type { PageDiscovery } from '@az/shared/discovery';
import { filePath, type ShellRecord } from '../versions/record.ts';
import { type Coding, encoded } from './compress.ts';
import { isDevelopment } from './development.ts';

/** Name of the list below a shell's folder. No build has a file of this kind. */
export const assetListName = 'assets.json';

type AssetList = { bytes: Buffer; integrity: string; coded: Map<Coding, Promise<Buffer>> };

const lists = new WeakMap<ShellRecord, AssetList>();

function listOf(shell: ShellRecord): AssetList {
  const known = lists.get(shell);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(shell.assets));
  const list = { bytes, integrity: integrityOf(bytes), coded: new Map() };
  lists.set(shell, list);
  return list;
}

/**
 * The list `{ file: integrity }` of a shell's files, in a coding. Compressed once for each coding; after a failure, which
 * rejects, the next call compresses it again.
 */
export function assetList(shell: ShellRecord, coding: Coding): Promise<Buffer> {
  const { bytes, coded } = listOf(shell);
  const known = coded.get(coding);
  if (known) return known;
  const made = encoded(bytes, coding, constants.BROTLI_MAX_QUALITY);
  coded.set(coding, made);
  made.catch(() => coded.delete(coding));
  return made;
}

/**
 * What a page says about the integrity of the shell's files: all values, or, if the shell can request the list, those of
 * `needed` (paths of the files that the first view loads one by one), and where the list is.
 */
export function pageAssets(
  shell: ShellRecord,
  needed: string[],
): Pick<PageDiscovery['shell'], 'assets' | 'assetsAt'> {
  if (isDevelopment(shell)) return { assets: {} };
  if (!shell.asksForAssets) return { assets: shell.assets };
  const own = Object.entries(shell.assets).filter(([file]) => needed.includes(filePath(shell, file)));
  return {
    assets: Object.fromEntries(own),
    assetsAt: { url: filePath(shell, assetListName), integrity: listOf(shell).integrity },
  };
}
