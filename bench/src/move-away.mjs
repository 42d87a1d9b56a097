import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../../shared/build/workspace.mjs';

/** In the repository, so that folders can be renamed instead of copied. Not part of the inputs of a build's id. */
const setAside = join(root, '.cache/set-aside');

/** Moves folders away and returns a function to restore them. It also restores those of an interrupted measurement. */
export function moveAway(folders) {
  const kept = folders.map((folder) => ({
    folder,
    aside: join(setAside, basename(dirname(folder)), basename(folder)),
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
    remove(setAside);
  };
}
