import fc from 'fast-check';
import { type AuditEntry, chainEntry, firstBroken } from './audit.ts';

const note = (what: string) => ({
  at: 5,
  who: 'fil/1',
  verb: 'start',
  area: 'feed',
  result: 'done' as const,
  what,
  why: '',
});

function logOf(words: string[]): AuditEntry[] {
  const log: AuditEntry[] = [];
  for (const word of words) log.push(chainEntry(log.at(-1) ?? null, note(word)));
  return log;
}

test('an unchanged log is valid, and so is an empty one', () => {
  expect([firstBroken([]), firstBroken(logOf(['a', 'b', 'a']))]).toEqual([null, null]);
});

test('a changed, missing, moved or inserted line is found', () => {
  const fields = ['at', 'who', 'verb', 'area', 'result', 'what', 'why', 'previous', 'hash', 'place'] as const;
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 20 }),
      fc.nat(),
      fc.constantFrom(...fields),
      (length, seed, field) => {
        const log = logOf(Array.from({ length }, (_, index) => String(index)));
        const changedIndex = seed % (length - 1);
        const changed = log.map((entry, index) =>
          index === changedIndex ? { ...entry, [field]: 'other' } : entry,
        );
        expect(firstBroken(changed)).not.toBeNull();
        expect(firstBroken(log.toSpliced(changedIndex, 1))).toBe(changedIndex + 1);
        expect(firstBroken(log.toSpliced(changedIndex, 0, log[changedIndex + 1] as AuditEntry))).toBe(
          changedIndex + 1,
        );
      },
    ),
    { numRuns: 300, seed: 2 },
  );
});
