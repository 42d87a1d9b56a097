import type { Verdict } from '../answers/answers.ts';
import { readWhy, verdictSentence, whySentence } from './sentences.ts';

const verdict: Verdict = { kind: 'hold', reason: 'no-data', figures: { silentMs: 660_000 } };

test('an action of the guardrail is shown with its verdict', () => {
  const why = readWhy({ who: 'guardrail', why: JSON.stringify(verdict) });
  expect(why).toEqual(verdict);
  expect(whySentence(why)).toBe(
    'No outcome of any session has been reported for 11 min, so nothing says that the canary works. A person decides: "rollout promote --force" goes on, "rollout abort" takes it from its visitors.',
  );
});

test.each([
  ['a sentence of the guardrail of an earlier version', 'guardrail', 'The canary fails more often.'],
  ['a reason of an earlier version', 'guardrail', '{"kind":"hold","reason":"moon","figures":{}}'],
  ['the words of a team', 'fil/1a', '{"reason":"no-data"}'],
])('%s stays text', (_name, who, why) => {
  expect(readWhy({ who, why })).toBe(why);
  expect(whySentence(readWhy({ who, why }))).toBe(why);
});

test.each<[Verdict, string]>([
  [
    { kind: 'hold', reason: 'paused', figures: { basisPoints: 250 } },
    'Somebody has paused the rollout at 2.5 %: it stays there until resume.',
  ],
  [
    { kind: 'hold', reason: 'sample-ratio', figures: { canary: 90, total: 3000, basisPoints: 100 } },
    '90 of 3000 people have the canary where 1 % should: the comparison is not to be trusted. A person decides: "rollout promote --force" goes on, "rollout abort" takes it from its visitors.',
  ],
  [
    {
      ...{ kind: 'roll-back', reason: 'evidence' },
      figures: {
        ...{ ofCanary: 30, failing: 32, evidence: 2000, limit: 1000 },
        rule: { metric: 'long-tasks', limit: 500, tolerance: 2 },
      },
    },
    'The canary breaks the rule long-tasks from 500 ms, tolerance 2: 30 of 32 sessions that break it are its own. Evidence is 2000, and 1000 is enough for a rollback.',
  ],
])('%j is shown in English', (given, sentence) => {
  expect(verdictSentence(given)).toBe(sentence);
});
