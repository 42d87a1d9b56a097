import { join } from 'node:path';
import { buildOnce } from './build-once.mjs';
import { areaConfig } from './webpack-area.mjs';
import { shellConfig } from './webpack-shell.mjs';
import { folderOf, publishables, versionOf } from './workspace.mjs';

/** Builds one area or the shell, unless that is done already, and returns the folder. Rejects with what is wrong. */
export async function build(name, mode = 'production') {
  if (!publishables.includes(name)) throw new Error(`Which one? ${publishables.join(', ')}`);
  const folder = join(folderOf(name), 'build', versionOf(name, mode));
  return buildOnce(folder, () => (name === 'shell' ? shellConfig({ mode }) : areaConfig(name, { mode })));
}
