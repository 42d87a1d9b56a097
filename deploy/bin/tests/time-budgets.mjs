import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/**
 * What each step of `npm test` may take, and what each of its files took when the budget was made, in fixed loops
 * (`startFixedLoop`). Files below `smallest` are left out.
 * @typedef {Record<string, { budget: number, files: Record<string, number> }>} Budgets
 */

const file = join(root, 'bench/test-budgets.json');

/** A step may take this many times its budget before it fails. */
const tolerance = 1.15;

/** A new budget is this many times what the step took: two runs differ by a fifth, and other machines by more. */
const margin = 1.6;

const smallest = 50;

/** Seconds from which a step has to keep its budget: a shorter one has too few loops beside it to tell its time. */
const shortestStep = 60;

const mostListed = 12;

/** @returns {Budgets} */
export const readBudgets = () => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Why a step took too long, as lines, or an empty list. `seconds` and `loops`: the step's time, also in fixed loops;
 * `files`: that of its files in loops. Lists the files that grew, the ones that grew most first.
 */
export function overBudget(name, { seconds, loops, files = {} }, budgets = readBudgets()) {
  const known = budgets[name];
  if (!known || seconds < shortestStep || loops <= known.budget * tolerance) return [];
  const grown = Object.entries(files)
    .map(([path, now]) => ({ path, now, before: known.files[path] ?? 0 }))
    .filter(({ now, before }) => now - before >= smallest)
    .sort((one, other) => other.now - other.before - (one.now - one.before))
    .slice(0, mostListed);
  return [
    `${name} took ${Math.round(loops)} fixed loops; its budget in bench/test-budgets.json is ${known.budget}. What grew:`,
    ...grown.map(({ path, now, before }) => `  ${path}: ${Math.round(before)} → ${Math.round(now)}`),
  ];
}

/** Makes new budgets from a run of all tests. `steps`: seconds of each step and its files, and of the fixed loop. */
export function writeBudgets(steps) {
  const budgets = Object.entries(steps).map(([name, { seconds, loop, files }]) => {
    const kept = Object.entries(files)
      .map(([path, one]) => [path, Math.round(one / loop)])
      .filter(([, loops]) => loops >= smallest)
      .sort(([, one], [, other]) => other - one);
    return [name, { budget: Math.ceil((seconds / loop) * margin), files: Object.fromEntries(kept) }];
  });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(budgets), null, 2)}\n`);
}
