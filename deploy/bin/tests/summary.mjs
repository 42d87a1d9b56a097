import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { results } from './steps.mjs';

const file = join(results, 'summary.json');

const git = (...parameters) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();

/** The checked-out commit, or null with uncommitted changes. */
export function currentCommit() {
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}

/**
 * Last run of each part, by its name.
 * @returns {Record<string, { commit: string | null, endedAt: string, seconds: number, passed: number, failed: number,
 *   retried: { test: string, cause: string }[] }>}
 */
const readSummary = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

export function record(part, run) {
  const summary = { ...readSummary(), [part]: run };
  writeFileSync(file, `${JSON.stringify(summary, null, 2)}\n`);
}

/** Those parts of `names` that have not passed for `commit`: never run, failed, or last run on other sources. */
export const missingFor = (commit, names, summary = readSummary()) =>
  names.filter((name) => commit === null || summary[name]?.commit !== commit || summary[name].failed > 0);
