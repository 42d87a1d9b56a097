/**
 * `npm run mutate -- mfe-feed/src/data [--lines 40] [--seed 1] [--tests <folder>]`: plants faults in the sources of a
 * folder with StrykerJS, in a copy, runs the tests that import them, and lists the faults that no test finds. `--lines`
 * takes a random sample of that many lines of code; with the same `--seed` it takes the same lines. `--tests` names the
 * tests of backend code: they do not import it, because it runs in separate processes.
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

await installOnce();

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
    // For a fault in a value that is computed at import, every test of the folder would have to run.
    ignoreStatic: true,
    // Stryker cannot measure which test runs code in another process.
    coverageAnalysis: compiled ? 'off' : 'perTest',
    ...(compiled ? { buildCommand: 'node shared/build/transpile.mjs' } : {}),
    // Other tests check texts, and class names have no behaviour.
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
    // Stryker would rewrite a tsconfig.json with an API that TypeScript 7 does not have; the tests run without one.
    tsconfigFile: 'none.json',
    disableTypeChecks: true,
  }),
);
console.log(`${sources.length} files${values.lines ? `, ${mutate.length} lines, seed ${values.seed}` : ''}`);
run(join(root, 'node_modules/.bin/stryker'), ['run', config]);
