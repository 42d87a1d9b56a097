/** Adds a reference to one more area to `tsconfig.json`, after those of the other areas. */
export function withReference(text, name) {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.includes('"path": "mfe-'));
  if (last < 0) throw new Error('tsconfig.json names no area');
  lines.splice(last + 1, 0, `    { "path": "mfe-${name}" },`);
  return lines.join('\n');
}

/** For each dependency that any area has in the lock file, the lines about it, by its name. */
function knownDependencies(importers) {
  const known = new Map();
  for (const [, block] of importers) {
    for (const [lines, dependency] of block.matchAll(/^ {6}'?([^'\n:]+)'?:\n(?: {8}.*\n)+/gm))
      known.set(dependency, lines);
  }
  return known;
}

/** Adds one more area to `pnpm-lock.yaml`. Other areas must have all its dependencies, so no registry is asked. */
export function withImporter(text, name, { dependencies }) {
  const importers = [...text.matchAll(/^ {2}(mfe-[^:\n]+):\n((?: {4,}.*\n)+)/gm)].map(
    ({ 0: whole, 1: folder, 2: block, index }) => [folder, block, index, index + whole.length],
  );
  const known = knownDependencies(importers);
  const lines = Object.keys(dependencies).map((dependency) => {
    if (!known.has(dependency)) throw new Error(`pnpm-lock.yaml knows no ${dependency} of an area`);
    return known.get(dependency);
  });
  const folder = `mfe-${name}`;
  const block = `  ${folder}:\n    dependencies:\n${lines.join('')}\n`;
  const next = importers.find(([other]) => other > folder);
  // Each importer is followed by an empty line.
  const offset = next ? next[2] : importers.at(-1)[3] + 1;
  return text.slice(0, offset) + block + text.slice(offset);
}
