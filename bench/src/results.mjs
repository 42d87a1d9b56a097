import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/build/workspace.mjs';

const file = join(root, 'bench/results.json');

const written = (results) =>
  JSON.stringify(results, null, 2).replace(
    /\[\s+([^[\]{}]+?)\s+\]/g,
    (_, items) => `[${items.replace(/\n\s*/g, ' ')}]`,
  );

export const readResults = () => JSON.parse(readFileSync(file, 'utf8'));

/** Writes figures into bench/results.json, whose other keys are kept. Returns the whole content. */
export function writeResults(named) {
  const results = { ...readResults(), ...named };
  writeFileSync(file, `${written(results)}\n`);
  return results;
}
