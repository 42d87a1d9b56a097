/**
 * `npm run mutate -- mfe-feed/src/data [--lines 40] [--seed 1] [--tests <folder>]`: plants faults in the sources of a
 * folder with StrykerJS, in a copy, runs the tests that import them, and lists the faults that no test finds. `--lines`
 * takes a random sample of that many lines of code, `--seed` the same sample again. Code of the backend runs in processes
 * of its own, so that its tests must be named by `--tests`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installOnce, root, run } from './install.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lines: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string' },
  },
});
const [target] = positionals;
const packageName =
  ['deploy/console', ...'shared shell backend deploy'.split(' ')].find((name) =>
    target?.startsWith(`${name}/`),
  ) ?? /^mfe-[a-z]+(?=\/)/.exec(target ?? '')?.[0];
if (!target || !packageName) {
  console.error('Name a folder or a file with sources: npm run mutate -- mfe-feed/src/data');
  process.exit(1);
}
if (packageName === 'backend' && !values.tests) {
  console.error('Name the tests that run the compiled code: --tests backend/test/one-engine');
  process.exit(1);
}

installOnce();

const listed = (pattern) =>
  execFileSync('git', ['ls-files', '--', pattern], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path));

/** Sources with behaviour: no tests, no helpers of tests, no texts, no samples. */
const sources = listed(target).filter(
  (path) => !/\.(test|spec|d)\.tsx?$|\/testing\/|\/test\/|\/fuzz\/|\/words\.ts$|sample/.test(path),
);

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function sampleOf(paths, count, seed) {
  const lines = paths.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /^\s*(import|export \{|\/?\*|\/\/|[)}\]>;,]*$)/.test(line) ? [] : `${path}:${index + 1}-${index + 1}`,
      ),
  );
  const random = randomNumbers(seed);
  return Array.from({ length: Math.min(count, lines.length) }, () =>
    lines.splice(Math.floor(random() * lines.length), 1),
  ).flat();
}

const mutate = values.lines ? sampleOf(sources, Number(values.lines), Number(values.seed)) : sources;
const compiled = packageName === 'backend' || packageName === 'deploy';
const folder = join(root, '.cache/mutate');
mkdirSync(folder, { recursive: true });
const config = join(folder, 'stryker.config.json');
writeFileSync(
  config,
  JSON.stringify({
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { configFile: `${packageName}/jest.config.mjs`, enableFindRelatedTests: !values.tests },
    ...(values.tests
      ? { testFiles: listed(values.tests).filter((path) => /(?<!\.db)\.test\.tsx?$/.test(path)) }
      : {}),
    mutate,
    // A fault in a value that is computed once, at import, costs every test of the folder.
    ignoreStatic: true,
    // A fault in code of another process is not attributed to a test.
    coverageAnalysis: compiled ? 'off' : 'perTest',
    ...(compiled ? { buildCommand: 'node shared/build/transpile.mjs' } : {}),
    // Texts are the subject of the tests of words, and a class name has no behaviour.
    mutator: { excludedMutations: ['StringLiteral'] },
    ignorePatterns: [
      '**/.data',
      '**/.cache',
      '/shell/build',
      '/mfe-*/build',
      '/deploy/console/build',
      'test-results',
    ],
    tempDirName: '.cache/mutate/copy',
    reporters: ['clear-text', 'json'],
    jsonReporter: { fileName: '.cache/mutate/report.json' },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    concurrency: 2,
    timeoutMS: 60_000,
    allowEmpty: true,
    // Stryker rewrites this file with an API that TypeScript 7 does not have; nothing needs it.
    tsconfigFile: 'none.json',
    disableTypeChecks: true,
  }),
);
console.log(`${sources.length} files${values.lines ? `, ${mutate.length} lines, seed ${values.seed}` : ''}`);
run(join(root, 'node_modules/.bin/stryker'), ['run', config]);
