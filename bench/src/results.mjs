import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/build/workspace.mjs';

const file = join(root, 'bench/results.json');

/** Indented, with lists of plain values on one line. */
const written = (results) =>
  JSON.stringify(results, null, 2).replace(
    /\[\s+([^[\]{}]+?)\s+\]/g,
    (_, items) => `[${items.replace(/\n\s*/g, ' ')}]`,
  );

/** The content of bench/results.json. */
export const readResults = () => JSON.parse(readFileSync(file, 'utf8'));

/** Writes figures into bench/results.json; other keys stay. Returns the whole content. */
export function writeResults(named) {
  const results = { ...readResults(), ...named };
  writeFileSync(file, `${written(results)}\n`);
  return results;
}
