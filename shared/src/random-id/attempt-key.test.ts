import { AttemptKey, type Outcome } from './attempt-key.ts';

describe('the key of an attempt', () => {
  test.each<[Outcome, boolean, boolean]>([
    // After this outcome: is it the same for the same content, and for other content?
    ['refused', true, false],
    ['unknown', true, true],
    ['stored', false, false],
  ])('after one that was %s', (outcome, isSame, isSameForOther) => {
    const keysOf = (second: string) => {
      const attempt = new AttemptKey();
      const first = attempt.for('Bonjour');
      attempt.end(outcome);
      return attempt.for(second) === first;
    };
    expect([keysOf('Bonjour'), keysOf('Bonsoir')]).toEqual([isSame, isSameForOther]);
  });

  test('stays that of an attempt that is continued, until its outcome is known', () => {
    const attempt = new AttemptKey();
    attempt.continue('earlier');
    expect(attempt.for('Bonjour')).toBe('earlier');
    attempt.end('refused');
    expect(attempt.for('Bonsoir')).not.toBe('earlier');
  });
});
