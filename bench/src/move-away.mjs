import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../../shared/build/workspace.mjs';

/** Within the repository, so that folders are renamed and not copied, and outside everything that a build's id counts. */
const folder = join(root, '.cache/set-aside');

/**
 * Keeps folders out of the way while others are made in their place; what it gives puts everything back as it was. What an
 * interrupted measurement left aside stays there until then.
 */
export function moveAway(folders) {
  const kept = folders.map((folder) => ({
    folder,
    aside: join(folder, basename(dirname(folder)), basename(folder)),
  }));
  const remove = (folder) => rmSync(folder, { recursive: true, force: true });
  for (const { folder, aside } of kept) {
    if (existsSync(aside)) remove(folder);
    else if (existsSync(folder)) {
      mkdirSync(dirname(aside), { recursive: true });
      renameSync(folder, aside);
    }
  }
  return () => {
    for (const { folder, aside } of kept) {
      remove(folder);
      if (existsSync(aside)) renameSync(aside, folder);
    }
    remove(folder);
  };
}
