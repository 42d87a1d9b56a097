import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { areaFolders } from '../../shared/build/workspace.mjs';
import { callsOnOthers } from './query-keys.mjs';

const root = resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');

const owners = {
  ...Object.fromEntries(areaFolders.map((folder) => [folder, JSON.parse(read(`${folder}/area.json`)).name])),
  shell: 'shell',
  'deploy/console': 'console',
};

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const sources = listed
  .split('\n')
  .filter((file) => /^(shell|deploy\/console|mfe-[^/]+)\/src\/.*\.tsx?$/.test(file))
  .filter((file) => existsSync(join(root, file)));

test('every build owns the keys of its own name', () => {
  assert.ok(areaFolders.length >= 5);
  for (const [folder, owner] of Object.entries(owners))
    assert.match(
      read(`${folder}/src/key-owner.d.ts`),
      new RegExp(`KeyOwner \\{\\s+name: '${owner}';\\s+\\}`),
      folder,
    );
  const others = sources.filter(
    (file) => !file.endsWith('/src/key-owner.d.ts') && /interface (KeyOwner|Register)\b/.test(read(file)),
  );
  assert.deepEqual(others, []);
});

test('no area reaches the queries of others (give the method a `queryKey` of the area)', () => {
  assert.ok(sources.length > 600, `only ${sources.length} sources were read`);
  const found = areaFolders.flatMap((folder) =>
    sources
      .filter((file) => file.startsWith(`${folder}/`))
      .flatMap((file) => callsOnOthers(read(file), file, owners[folder]).map((call) => `${file}: ${call}`)),
  );
  assert.deepEqual(found, []);
});

test('calls that reach queries of others are found, and those with a key of the area are not', () => {
  for (const [text, calls] of [
    ['queries.invalidateQueries();', ['invalidateQueries']],
    ['queries.removeQueries({ type: "inactive" });', ['removeQueries']],
    ['queries.setQueriesData({ queryKey: [] }, null);', ['setQueriesData']],
    ['queries.setQueriesData({ queryKey: ["profile"] }, null);', ['setQueriesData']],
    ['const listsKey = ["lists"]; queries.getQueriesData({ queryKey: listsKey });', ['getQueriesData']],
    ['queries.getQueriesData({ queryKey: keyFromElsewhere });', ['getQueriesData']],
    ['useQueryClient().cancelQueries({ predicate: () => true });', ['cancelQueries']],
    ['queries.clear(); useQueryClient().getQueryCache();', ['clear', 'getQueryCache']],
    ['queries.invalidateQueries({ queryKey: ["feed"] });', []],
    ['queries.cancelQueries({ queryKey });', []],
    ['queries.removeQueries({ queryKey: keyOf(id) });', []],
    ['queries.setQueriesData({ queryKey: ["feed", "lists"] }, null);', []],
    ['const queryKey = ["feed"] as const; queries.getQueriesData({ queryKey });', []],
    ['const a = ["feed"] as const; const b = [...a, 1]; queries.getQueriesData({ queryKey: b });', []],
    ['localStorage.clear(); known.clear();', []],
  ])
    assert.deepEqual(callsOnOthers(text, 'planted.ts', 'feed'), calls, text);
});

const planted = mkdtempSync(join(tmpdir(), 'az-query-keys-'));
after(() => rmSync(planted, { recursive: true }));

const head = `
import { type QueryClient, useQuery } from '@az/shared/query';
import { pictureKey } from '@az/shared/pictures';
import { useChangeSample, useSample } from '@az/shared/sample/people';
declare const queries: QueryClient;
const queryFn = async () => [1];
void [queries, queryFn, pictureKey, useChangeSample, useSample, useQuery];
`;

const refused = [
  "useQuery({ queryKey: ['provinces', 'GA'], queryFn });",
  "useQuery({ queryKey: ['shared', 'countries'], queryFn });",
  "const keyOf = (id: string) => ['account', id]; useQuery({ queryKey: keyOf('1'), queryFn });",
  "const keyOf = (id: string) => ['account', id] as const; useQuery({ queryKey: keyOf('1'), queryFn });",
  "const query = { queryKey: ['lists'], queryFn }; useQuery(query);",
  "queries.setQueryData(['profile', 'experiences'], []);",
  "queries.setQueryData(pictureKey('profile'), null);",
  "queries.getQueryData(['shared', 'capabilities']);",
  "void queries.invalidateQueries({ queryKey: ['shared'] });",
  "void queries.cancelQueries({ queryKey: pictureKey('cover') });",
  "void queries.ensureQueryData({ queryKey: ['lists'], queryFn });",
  "void queries.fetchQuery({ queryKey: ['lists'], queryFn });",
  "void queries.prefetchQuery({ queryKey: ['lists'], queryFn });",
  "queries.removeQueries({ queryKey: ['settings'] });",
  "useSample('profile-posts', queryFn);",
  "useChangeSample('shared-people');",
];
const accepted = [
  "useQuery({ queryKey: ['feed', 'lists'], queryFn });",
  "const keyOf = (id: string) => ['feed', id] as const; useQuery({ queryKey: keyOf('1'), queryFn });",
  "void queries.ensureQueryData({ queryKey: ['feed'], queryFn });",
  "queries.setQueryData(['feed', 'lists'], []);",
  "void queries.invalidateQueries({ queryKey: ['feed'] });",
  "useSample('feed-posts', queryFn);",
];

test('the compiler refuses every key in an area that does not begin with its name', () => {
  const lines = [...refused, ...accepted];
  lines.forEach((line, index) => {
    writeFileSync(join(planted, `line-${index}.ts`), `${head}${line}\n`);
  });
  symlinkSync(join(root, 'mfe-feed/node_modules'), join(planted, 'node_modules'));
  writeFileSync(
    join(planted, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'mfe-feed/tsconfig.json'),
      compilerOptions: {
        composite: false,
        emitDeclarationOnly: false,
        noEmit: true,
        rootDir: '/',
        types: [],
      },
      include: ['*.ts', join(root, 'mfe-feed/src/key-owner.d.ts'), join(root, 'shared/src/css.d.ts')],
      references: [],
    }),
  );
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', planted, '--pretty', 'false'], {
    cwd: planted,
    encoding: 'utf8',
  });
  const wrong = new Set([...stdout.matchAll(/^line-(\d+)\.ts\(/gm)].map(([, index]) => lines[Number(index)]));
  assert.deepEqual(
    lines.filter((line) => wrong.has(line)),
    refused,
    stdout,
  );
});
