import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { type ControlState, emptyState, type Rollout, type StoredVersion } from '../control/state.ts';
import { choosePlainly } from '../testing/choose-plainly.ts';
import { goodArea, goodShell, stored } from '../testing/sample-records.ts';
import { ChoiceIndex, choiceIndex } from './choice-index.ts';
import { nothingKilled } from './kill-file.ts';
import type { KillContent } from './parse-kill-file.ts';

const areas = ['shell', 'feed', 'profile', 'content'];
const numbers = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
const recordOf = (area: string, number: string) =>
  area === 'shell' ? goodShell(number) : goodArea(area, number);
const published = areas.flatMap((area) => numbers.map((number) => stored(recordOf(area, number))));

const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);
const maybeTime = fc.option(fc.constant(5), { freq: 4 });
const named = fc.record({ area: oneOf(areas), version: oneOf(published.map(({ version }) => version)) });

const versions = fc
  .subarray(published)
  .chain((some) =>
    fc.tuple(
      ...some.map((one) =>
        fc
          .record({ killedAt: maybeTime, recalledAt: maybeTime, removedAt: maybeTime })
          .map((changes): StoredVersion => ({ ...one, ...changes })),
      ),
    ),
  );

const rollout = fc.record({
  named,
  id: oneOf(['r1', 'r2', 'r3']),
  basisPoints: oneOf([0, 1, 5000, 10_000]),
  endedAt: fc.option(fc.constant(9)),
});

const rolloutOf = ({ named: { area, version }, id, basisPoints, endedAt }: RandomRollout): Rollout => ({
  ...{ id, area, version, from: null, steps: [{ basisPoints, soakMs: 0 }], profile: 'usual', step: 0 },
  ...{ state: endedAt === null ? 'running' : 'promoted', startedAt: 0, stepAt: 0, endedAt },
  ...{ endedBy: null, endedWhy: null },
});

type RandomRollout = typeof rollout extends fc.Arbitrary<infer T> ? T : never;

const states = fc
  .record({
    frozen: fc.boolean(),
    versions,
    stable: fc.array(fc.record({ named, retreated: fc.boolean() }), { maxLength: 12 }),
    rollouts: fc.array(rollout, { maxLength: 5 }),
  })
  .map(
    (random): ControlState => ({
      ...emptyState,
      frozen: random.frozen ? { since: 0, by: 'fil', why: '' } : null,
      versions: random.versions,
      stable: random.stable.map((entry, place) => ({
        ...entry.named,
        ...{ place, since: place, retreated: entry.retreated },
      })),
      rollouts: random.rollouts.map(rolloutOf),
    }),
  );

const kills = fc.record({
  frozen: fc.boolean(),
  killed: fc.array(
    named.map(({ area, version }) => `${area}@${version}`),
    { maxLength: 3 },
  ),
}) satisfies fc.Arbitrary<KillContent>;

const units = fc.array(fc.option(oneOf(['1', '2', '3', '4', '5'])), { minLength: 1, maxLength: 8 });

test('chooses in every state what is computed from the whole state, each time', () => {
  fc.assert(
    fc.property(states, kills, units, fc.option(oneOf(published)), (state, kill, visitors, override) => {
      const index = new ChoiceIndex(state, kill);
      for (const unit of [...visitors, ...visitors]) {
        expect(index.choose(unit)).toEqual(choosePlainly(state, kill, unit));
        expect(index.choose(unit, override)).toEqual(choosePlainly(state, kill, unit, override));
      }
    }),
    { numRuns: 400 },
  );
});

const feed = [stored(goodArea('feed', '1.0.0')), stored(goodArea('feed', '1.1.0'))] as const;
const state: ControlState = {
  ...emptyState,
  versions: [...feed],
  stable: [{ ...{ place: 1, area: 'feed', version: feed[0].version }, since: 0, retreated: false }],
  rollouts: [
    rolloutOf({
      named: { area: 'feed', version: feed[1].version },
      ...{ id: 'r1', basisPoints: 5000, endedAt: null },
    }),
  ],
};

test('visitors in the same cohorts share one list, others do not', () => {
  const index = choiceIndex(state, nothingKilled);
  const all = ['1', '2', '3', '4', '5', '6', '7', '8'].map((unit) => index.choose(unit));
  expect(new Set(all).size).toBe(2);
  expect(index.choose(null)).toBe(all.find(([choice]) => choice?.given === feed[0]));
});

test('nobody moves to another cohort: what 2000 visitors get in five rollouts is what they always got', () => {
  const names = ['shell', 'feed', 'profile', 'content', 'messaging'];
  const stable = names.map((area) => stored(recordOf(area, '1.0.0')));
  const canaries = names.map((area) => stored(recordOf(area, '1.1.0')));
  const index = new ChoiceIndex(
    {
      ...emptyState,
      versions: [...stable, ...canaries],
      stable: stable.map(({ area, version }, place) => ({
        ...{ place, area, version, since: 0, retreated: false },
      })),
      rollouts: canaries.map(({ area, version }, place) =>
        rolloutOf({
          named: { area, version },
          ...{ id: `rollout ${area}`, basisPoints: [1, 100, 2500, 5000, 9999][place] ?? 0, endedAt: null },
        }),
      ),
    },
    nothingKilled,
  );
  const digest = createHash('sha256');
  for (let unit = 0; unit < 2000; unit += 1)
    digest.update(`${index.choose(String(unit)).map(({ rollout }) => rollout?.cohort)};`);
  // The digest of an earlier run. Another digest means that members change versions in the middle of a rollout.
  expect(digest.digest('hex')).toBe('883c0e4ce2c2ba3c173c394d16c768bdcda2cc496d8cf32a817555cffd82a97a');
});

test('is made once for a state and a kill file, and again for another one', () => {
  const index = choiceIndex(state, nothingKilled);
  expect(choiceIndex(state, nothingKilled)).toBe(index);
  const killed: KillContent = { frozen: false, killed: [`feed@${feed[0].version}`] };
  expect(choiceIndex(state, killed).choose(null)).toEqual([]);
  expect(choiceIndex({ ...state }, nothingKilled)).not.toBe(index);
});

test.each<[string, Partial<StoredVersion>, Partial<ControlState>, KillContent]>([
  ['killed', { killedAt: 1 }, {}, nothingKilled],
  ['recalled', { recalledAt: 1 }, {}, nothingKilled],
  ['removed', { removedAt: 1 }, {}, nothingKilled],
  ['named in the kill file', {}, {}, { frozen: false, killed: [`feed@${feed[1].version}`] }],
  ['published, while everything is frozen', {}, { frozen: { since: 0, by: 'fil', why: '' } }, nothingKilled],
  ['published, while the kill file freezes', {}, {}, { frozen: true, killed: [] }],
])('an override does not give a version that is %s', (_case, version, changes, kill) => {
  const asked = { area: 'feed', version: feed[1].version };
  expect(choiceIndex(state, nothingKilled).overridable(asked)).toBe(feed[1]);
  const changed = { ...state, ...changes, versions: [feed[0], { ...feed[1], ...version }] };
  expect(choiceIndex(changed, kill).overridable(asked)).toBeNull();
});
