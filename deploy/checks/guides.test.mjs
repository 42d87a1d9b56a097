import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { costTable } from '../../bench/src/cost-table.mjs';
import { bundledEntries, shareKeys } from '../../shared/build/shares.mjs';

const root = resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const scripts = JSON.parse(read('package.json')).scripts;

const decisions = readdirSync(join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`);
const areas = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const guides = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/operations.md',
  'docs/from-sample-to-live.md',
  'shared/README.md',
  'deploy/README.md',
  'backend/README.md',
  'shell/src/release-monitoring/README.md',
  'bench/README.md',
  'docs/rollout-statistics.md',
  'docs/screens.md',
  ...decisions,
  ...areas.map((area) => `${area}/README.md`),
];

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
/** Files and folders of the repository. */
const known = new Set(
  listed.split('\n').flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  }),
);

/** What builds and tests write at the top level, such as `.cache`, may or may not be there. */
const topLevel = new Set([...known].filter((path) => path && !path.includes('/')));

/** `*` and `<name>` in a cited path stand for a part of one segment. */
const isPattern = (path) => /[*<]/.test(path);
const patternOf = (path) =>
  new RegExp(`^${path.replace(/[.()[\]]/g, '\\$&').replace(/\*|<[^>]*>/g, '[^/]*')}$`);

/** Whether a cited path exists below one of `bases`, or any path of the repository matches a cited pattern. */
const exists = (path, bases) =>
  isPattern(path)
    ? [...known].some((one) => patternOf(path).test(one))
    : bases.some((base) => existsSync(join(base, path)));

/** Whether a first segment names something at the top level: `shared`, `mfe-*`. */
const isTopLevel = (first) =>
  topLevel.has(first) ||
  (isPattern(first) && /^\w/.test(first) && [...topLevel].some((name) => patternOf(first).test(name)));

/** What looks like a path in a guide: in backticks, as a link target, or in a list of folders. */
function citedPaths(text) {
  const spans = [
    ...text.matchAll(/`([^`\s]+)`/g),
    ...text.matchAll(/\]\(([^)#\s]+)\)/g),
    ...text.matchAll(/^([\w.-]+\/[\w./-]*)\s{2,}/gm),
  ];
  return spans
    .map(([, span]) => span.replace(/^\.\//, '').replace(/\/$/, ''))
    .filter((span) => !/[{…]/.test(span) && !span.startsWith('http'))
    .filter(
      (span) =>
        isTopLevel(span.split('/')[0]) || (/^[\w-]+\/[\w./-]+\.\w+$/.test(span) && !span.startsWith('@')),
    );
}

const citedScripts = (text) =>
  [...text.matchAll(/npm (?:run )?([\w:]+)/g)]
    .map(([, name]) => name)
    .filter((name) => !['install', 'ci', 'registry'].includes(name));

/** Commands in guides that may name a tool that is not installed, because they need the network anyway. */
const asksTheNetwork = ['pnpm@12.21 audit'];

const citedTools = (text) =>
  [...text.matchAll(/npx (?!--)([^`\n]+)/g)]
    .map(([, line]) => line.trim())
    .filter((line) => !asksTheNetwork.includes(line));

for (const guide of guides) {
  test(`${guide} runs with npx only installed tools, and names those that need the network`, () => {
    const unknown = citedTools(read(guide)).filter((line) => {
      const [tool] = line.split(' ');
      return !['.', 'e2e'].some((folder) => existsSync(join(root, folder, 'node_modules/.bin', tool)));
    });
    assert.deepEqual(unknown, []);
  });

  test(`${guide} cites only paths and scripts that exist`, () => {
    const text = read(guide);
    const bases = [root, resolve(root, guide, '..'), resolve(root, guide, '../src')];
    const deadPaths = citedPaths(text).filter((path) => !exists(path, bases));
    assert.deepEqual(deadPaths, []);
    const documents = [...text.matchAll(/[\w./-]+\.md\b/g)].map(([document]) => document);
    assert.deepEqual(
      documents.filter((document) => !bases.some((base) => existsSync(join(base, document)))),
      [],
    );
    assert.deepEqual(
      citedScripts(text).filter((name) => !(name in scripts)),
      [],
    );
  });
}

for (const [guide, most] of [
  ['README.md', 80],
  ['ARCHITECTURE.md', 150],
  ...areas.map((area) => [`${area}/README.md`, 40]),
]) {
  test(`${guide} has at most ${most} lines`, () => {
    assert.ok(read(guide).split('\n').length - 1 <= most);
  });
}

test('a dead path in a guide is found', () => {
  assert.deepEqual(citedPaths('see `shell/src/nowhere.ts` and [x](docs/none.md)'), [
    'shell/src/nowhere.ts',
    'docs/none.md',
  ]);
  assert.deepEqual(citedPaths('`mfe-*/src/none.ts`, `deploy/src/commands/<verb>.ts`, `<DATA_DIR>/key.pem`'), [
    'mfe-*/src/none.ts',
    'deploy/src/commands/<verb>.ts',
  ]);
  assert.equal(exists('mfe-*/src/none.ts', [root]), false);
  assert.equal(exists('deploy/src/commands/<verb>.ts', [root]), true);
  assert.deepEqual(citedScripts('run `npm run nothing`'), ['nothing']);
  assert.deepEqual(citedTools('run `npx nothing -b`, not `npx pnpm@12.21 audit`'), ['nothing -b']);
});

test('every script of package.json is named in README or CONTRIBUTING', () => {
  const named = citedScripts(read('README.md') + read('CONTRIBUTING.md'));
  assert.deepEqual(
    Object.keys(scripts).filter((name) => !named.includes(name)),
    [],
  );
});

/** Rows of a section of shared/README.md, as cells. */
const rowsOfShared = (heading) =>
  [
    ...read('shared/README.md')
      .split(`## ${heading}\n`)[1]
      .split('\n## ')[0]
      .matchAll(/^\| (`.+) \|$/gm),
  ].map(([, row]) => row.split(' | '));

const kindOf = (folder) => {
  if (folder === 'testing') return 'tests';
  if (bundledEntries.includes(`./${folder}`)) return 'copied';
  const entries = JSON.parse(read('shared/package.json')).exports;
  const isKey = Object.keys(shareKeys).some((key) =>
    entries[key.replace('@az/shared', '.')]?.['az-source'].startsWith(`./src/${folder}/`),
  );
  return isKey ? 'key' : 'inside';
};

test('shared/README.md has a row for each folder of shared/src, with its kind', () => {
  const folders = readdirSync(join(root, 'shared/src'), { withFileTypes: true });
  assert.deepEqual(
    rowsOfShared('src').map(([folder, kind]) => `${folder} ${kind}`),
    folders.filter((one) => one.isDirectory()).map(({ name }) => `\`${name}/\` ${kindOf(name)}`),
  );
});

test('shared/README.md names each file of shared/build once', () => {
  const named = rowsOfShared('build').flatMap(([files]) => files.split(', '));
  const files = readdirSync(join(root, 'shared/build'), { withFileTypes: true })
    .filter(({ name }) => !/\.d\.mts$|^node_modules$|^package\.json$/.test(name))
    .map((one) => `\`${one.name}${one.isDirectory() ? '/' : ''}\``);
  assert.deepEqual(named.sort(), files.sort());
});

test('CONTRIBUTING says for each fault of the failure kit what the member must see', () => {
  const [, list] = /faultNames = \[([^\]]+)\]/.exec(read('deploy/src/faults/failure-kit.ts'));
  const switches = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name);
  const table = read('CONTRIBUTING.md').split('| fault |')[1];
  const rows = [...table.matchAll(/^\| `([\w-]+)` \| [^|]+ \| [^|]+ \|$/gm)].map(([, name]) => name);
  assert.deepEqual(rows, switches);
});

test('README has the figures of the bench', () => {
  const results = JSON.parse(read('bench/results.json'));
  assert.ok(read('README.md').includes(`\n${costTable(results)}\n`), costTable(results));
});

test('the table of costs has the time of each variant, and a dash where it is unknown', () => {
  const federated = { requests: 30, jsCssBytes: 250_040, roundTrips: 2.5, lcpApplied: 3940 };
  const oneBundle = { requests: 20, jsCssBytes: 200_000, roundTrips: 2, lcpApplied: null };
  const results = { '/feed': { federated, oneBundle, ratio: { jsCssBytes: 1.25 } }, backend: { ratio: 1 } };
  assert.deepEqual(costTable(results).split('\n').slice(2), [
    '| `/feed` | 30 / 20 | 250.0 / 200.0 | 1.25 | 2.5 / 2 | 3.9 / – |',
  ]);
});

test('the reference of the host contract matches the declarations', () => {
  execFileSync(process.execPath, [join(root, 'docs/host-contract.mjs'), '--check'], { stdio: 'inherit' });
});

test('docs/operations.md names every setting', () => {
  const guide = read('docs/operations.md');
  const readers = [
    'deploy/src/env.ts',
    'backend/src/environment.ts',
    'backend/src/http/extension-settings.ts',
    'backend/src/http/traffic-settings.ts',
    'backend/src/mail/mail-settings.ts',
  ];
  for (const file of readers) {
    const names = read(file).match(/\b(?:PORT|HOST|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g) ?? [];
    assert.ok(names.length > 2);
    assert.deepEqual(
      [...new Set(names)].filter((name) => !guide.includes(`\`${name}\``)),
      [],
      file,
    );
  }
});

test('the examples of the guide apply, whose compilation takes too long for every change', () => {
  for (const patch of ['add-field.patch', 'add-notification.patch'])
    execFileSync('git', ['apply', '--check', join(import.meta.dirname, patch)], { cwd: root, stdio: 'pipe' });
});
