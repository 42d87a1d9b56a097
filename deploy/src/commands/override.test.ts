import { apply } from '../control/apply.ts';
import { type ControlState, emptyState } from '../control/state.ts';
import { maxOverrideMs, maxOverrides } from '../rollout/override.ts';
import { goodArea, goodShell, stateWith } from '../testing/sample-records.ts';
import type { Command } from './index.ts';

const next = goodArea('feed', '1.1.0');
const now = Date.parse('2026-05-01T12:00:00Z');
const context = { now, by: 'fil/1a2b3c4d', why: '' };
const state: ControlState = { ...emptyState, ...stateWith([goodShell(), goodArea('feed')], [next]) };

const idOf = (number: number) => String(number).padStart(22, 'x');
const override = (changes: object = {}): Command => ({
  ...{ verb: 'override', area: 'feed', version: next.version, id: idOf(1) },
  ...{ member: null, expiresAt: now + 60_000, ...changes },
});
const end = (id = idOf(1), area = 'feed'): Command => ({ verb: 'end-override', area, id });

function done(command: Command, from = state, at = now): ControlState {
  const outcome = apply(from, command, { ...context, now: at });
  if (!outcome.ok) throw new Error(outcome.sentence);
  return outcome.state;
}

const refused = (command: Command, from = state, at = now) =>
  expect(apply(from, command, { ...context, now: at }));
const sentence = (text: string) => expect.objectContaining({ ok: false, sentence: text });

test('an override is recorded with its version, member, end and creator', () => {
  expect(done(override({ member: '7' })).overrides).toEqual([
    {
      ...{ id: idOf(1), area: 'feed', version: next.version, member: '7' },
      ...{ createdAt: now, createdBy: 'fil/1a2b3c4d', expiresAt: now + 60_000, endedAt: null },
    },
  ]);
});

test('it can be ended once, by its own area only, while it is open', () => {
  const made = done(override());
  refused(end(idOf(1), 'profile'), made).toEqual(
    sentence(`There is no override ${idOf(1)} of profile: "override list" names them.`),
  );
  const ended = done(end(), made, now + 5000);
  expect(ended.overrides).toMatchObject([{ endedAt: now + 5000 }]);
  refused(end(), ended, now + 6000).toEqual(sentence(`Override ${idOf(1)} has ended already.`));
  refused(end(), made, now + 60_000).toEqual(sentence(`Override ${idOf(1)} has expired already.`));
});

test.each<[string, Command, string, ControlState?]>([
  ['what was never published', override({ version: '9.9.9' }), 'feed 9.9.9 was never published'],
  ['a time in the past', override({ expiresAt: now }), 'An override works for 24 hours at most.'],
  ['more than a day', override({ expiresAt: now + maxOverrideMs + 1 }), 'An override works for 24 hours'],
  [
    'a killed version',
    override(),
    'feed 1.1.0+b110 is killed',
    done({ verb: 'kill', area: 'feed', version: next.version }),
  ],
  [
    'a recalled version',
    override(),
    'feed 1.1.0+b110 is recalled',
    done({ verb: 'recall', area: 'feed', version: next.version }),
  ],
  ['any while everything is frozen', override(), 'Everything is frozen by', done({ verb: 'freeze' })],
  [
    'a version that the gate would refuse',
    override(),
    'feed 1.1.0+b110 would break someone. shell 2.0.0+a200: feed needs host contract ^1.0.0; the shell has 2.0.0.',
    {
      ...emptyState,
      ...stateWith([goodShell('2.0.0', { hostContract: '2.0.0' }), goodArea('feed')], [next]),
    },
  ],
])('%s is refused', (_, command, text, from = state) => {
  refused(command, from).toMatchObject({ ok: false, sentence: expect.stringContaining(text) });
});

test('a team can open a limited number, until one ends', () => {
  let full = state;
  for (let number = 1; number <= maxOverrides; number += 1) full = done(override({ id: idOf(number) }), full);
  refused(override({ id: idOf(99) }), full).toMatchObject({
    sentence: '50 overrides of feed are open: end one, or wait until one expires.',
  });
  expect(done(override({ id: idOf(99) }), done(end(), full)).overrides).toHaveLength(maxOverrides + 1);
});
