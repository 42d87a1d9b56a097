/** @jest-environment node */
import { AttemptKey } from './attempt-key.ts';

describe('the key of an attempt', () => {
  test.each<[string, (attempt: AttemptKey) => void, boolean, boolean]>([
    // The booleans: whether the key then stays the same for the same content, and whether for other content.
    ['was refused', (attempt) => attempt.fail({ kind: 'invalid' }), true, false],
    ['had no answer', (attempt) => attempt.fail({ kind: 'offline' }), true, true],
    ['was aborted', (attempt) => attempt.fail(new DOMException('', 'AbortError')), true, true],
    ['is not over', () => undefined, true, true],
    ['met another one with its key', (attempt) => attempt.fail({ kind: 'conflict' }), false, false],
    ['was stored', (attempt) => attempt.end(), false, false],
  ])('after one that %s', (_what, end, isSame, isSameForOther) => {
    const isSameFor = (content: string) => {
      const attempt = new AttemptKey();
      const first = attempt.for('Bonjour');
      end(attempt);
      return attempt.for(content) === first;
    };
    expect([isSameFor('Bonjour'), isSameFor('Bonsoir')]).toEqual([isSame, isSameForOther]);
  });

  test('stays that of an attempt that is continued, until its outcome is known', () => {
    const attempt = new AttemptKey();
    attempt.continue('earlier');
    expect(attempt.for('Bonjour')).toBe('earlier');
    attempt.fail({ kind: 'invalid' });
    expect(attempt.for('Bonsoir')).not.toBe('earlier');
  });
});
