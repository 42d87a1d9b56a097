/**
 * Results of `npm test` that are known: tests that passed at their first attempt, with the hash of everything on which
 * they depend. They are not run again in this checkout until the hash changes. A fresh clone knows none.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publishables, versionOf } from '../../../shared/build/workspace.mjs';
import { root } from '../install.mjs';
import { readInputs } from './input-hashes.mjs';

const store = join(root, '.cache/green-tests.json');

/**
 * By path, for browser tests followed by their titles. `areas`: those whose files a browser test has loaded.
 * @returns {Record<string, { hash: string, areas?: string[] | null }>}
 */
function readStore() {
  try {
    return JSON.parse(readFileSync(store, 'utf8'));
  } catch {
    // There is none yet, or a run was ended while it wrote the file.
    return {};
  }
}

function writeStore(green) {
  mkdirSync(dirname(store), { recursive: true });
  writeFileSync(store, JSON.stringify(green, null, 1));
}

const isBrowserTest = (key) => key.startsWith('e2e/');

/** Files of browser tests that may load areas otherwise than in the pages which the harness watches. */
const loadsUnseen = new RegExp(
  [
    /\/areas\/|discovery|area\.json|\.launch|startOrigin|[oO]wnOrigin|publishExample/,
    /harness\/(members-server|killable-browser|publish-changed|live-acts|releases)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Hashes of tests as the checkout is now. */
function currentHashes() {
  const inputs = readInputs();
  const versions = new Map(publishables.map((name) => [name, versionOf(name)]));
  const results = new Map();
  const once = (key, make) => {
    if (!results.has(key)) results.set(key, make());
    return results.get(key);
  };
  const areasOf = (file, areas) =>
    areas === null || loadsUnseen.test(inputs.textOf(file)) ? publishables : areas;
  return {
    /** Null for a file that is gone. `areas`: those of a browser test, as stored. */
    hashOf(file, areas = null) {
      if (!inputs.has(file)) return null;
      if (!isBrowserTest(file)) return once(file, () => inputs.hashOfTest(file));
      return [
        once(file, () => inputs.hashOfSpec(file)),
        once('servers', inputs.hashOfServers),
        ...areasOf(file, areas).map((name) => versions.get(name)),
      ].join(' ');
    },
  };
}

const fileOf = (key) => key.split(' › ')[0];

/**
 * What is known before a run, and where its results are kept. With `useAll`, nothing counts as known.
 */
export function openGreenTests({ useAll }) {
  const before = currentHashes();
  const stored = readStore();
  const isCurrent = ([key, { hash, areas }]) => before.hashOf(fileOf(key), areas) === hash;
  const known = useAll ? [] : Object.entries(stored).filter(isCurrent);
  return {
    /** Paths of known test files, from the root. */
    files: known.map(([key]) => key).filter((key) => !isBrowserTest(key)),
    /** Known browser tests: path and titles, separated by ` › `. */
    browserTests: known.map(([key]) => key).filter(isBrowserTest),
    /**
     * Keeps the tests that have just passed at their first attempt, and forgets the others that were run. A file that
     * was changed during the run is not kept.
     * @param {{ key: string, passed: boolean, areas?: string[] | null }[]} outcomes
     */
    keep(outcomes) {
      const after = currentHashes();
      const green = readStore();
      for (const { key, passed, areas } of outcomes) {
        const hash = before.hashOf(fileOf(key), areas);
        if (passed && hash !== null && hash === after.hashOf(fileOf(key), areas))
          green[key] = { hash, areas };
        else delete green[key];
      }
      for (const key of Object.keys(green)) if (!existsSync(join(root, fileOf(key)))) delete green[key];
      writeStore(green);
    },
  };
}
