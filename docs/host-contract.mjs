/**
 * Writes the reference of the host contract from its declarations. Run with
 * `npx tsc -b && node docs/host-contract.mjs`. With `--check`, it only checks that the reference is up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundledEntries, shareKeys } from '../shared/build/shares.mjs';

const root = join(import.meta.dirname, '..');
const target = join(root, 'docs/host-contract.md');
const read = (file) => readFileSync(join(root, file), 'utf8');

/** The declarations in a file, without what only the compiler needs. */
const declarations = (file) =>
  read(file)
    .replace(/^import [^\n]*\n/gm, '')
    .replace(/^\/\/# sourceMappingURL.*\n?/gm, '')
    .replace(/^export \{\};\n/gm, '')
    .replaceAll('export declare ', 'export ')
    .replace(/^( +)/gm, (indent) => ' '.repeat(indent.length / 2))
    .trim();

/** Exported names of a declaration file, including re-exports. */
function namesIn(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = read(file);
  const own = [
    ...text.matchAll(/^export (?:declare )?(?:abstract )?(?:const|function|class|type|interface) (\w+)/gm),
  ];
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list]) =>
    list.split(',').map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/^.* as /, ''),
    ),
  );
  const passed = [...text.matchAll(/^export \* from '(\.[^']+)'/gm)].flatMap(([, path]) =>
    namesIn(join(dirname(file), path.replace(/\.tsx?$/, '.d.ts')), seen),
  );
  return [...own.map(([, name]) => name), ...listed.filter(Boolean), ...passed];
}

const { exports: entries } = JSON.parse(read('shared/package.json'));
const tableOf = (isListed) =>
  Object.entries(entries)
    .filter(([key, { types }]) => types?.endsWith('.d.ts') && isListed(key))
    .map(([key, { types }]) => {
      const names = [...new Set(namesIn(join('shared', types)))].sort();
      return `| \`@az/shared${key.slice(1)}\` | ${names.map((name) => `\`${name}\``).join(', ')} |`;
    })
    .join('\n');
const minorOf = (version) => version.replace(/\.\d+$/, '');
const libraries = Object.entries(shareKeys)
  .filter(([key]) => !key.startsWith('@az/'))
  .map(([key, version]) => `\`${key}\` ${minorOf(version)}`);
const version = /hostContractVersion = "([^"]+)"/.exec(read('shared/dist/area/contract.d.ts'))?.[1];
const parts = ['types', 'host', 'Slot', 'contract'].map((name) =>
  declarations(`shared/dist/area/${name}.d.ts`),
);

const reference = `# Host contract ${version}

What an area gets from the shell and gives to it. Written by \`node docs/host-contract.mjs\` from the sources; do not edit.

## \`@az/shared/area\`

\`\`\`ts
${parts.join('\n\n')}
\`\`\`

## Entries of \`@az/shared\`

Each is a share key of its own, of version ${shareKeys['@az/shared/area']}: the shell provides it, areas take it and hold no
copy. So are ${libraries.join(', ')}.

| entry | exports |
|---|---|
${tableOf((key) => `@az/shared${key.slice(1)}` in shareKeys)}

These are no share keys: each build of this repository contains what it uses of them. \`@az/shared/testing\` is for tests.

| entry | exports |
|---|---|
${tableOf((key) => bundledEntries.includes(key))}
`;

if (!process.argv.includes('--check')) writeFileSync(target, reference);
else if (readFileSync(target, 'utf8') !== reference) {
  process.stderr.write(
    'docs/host-contract.md is not what the sources say: run node docs/host-contract.mjs.\n',
  );
  process.exit(1);
}
