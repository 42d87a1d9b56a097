/** @jest-environment node */
import { maxReadsNotShown } from '@az/shared/contracts';
import { readUpTo } from './conversation-receipts.ts';

type Reads = Parameters<typeof readUpTo>[0];

/** What is stored after a member has read up to each of the messages, whose numbers are negative when that is not shown. */
function afterReading(...steps: number[]): Reads {
  let reads: Reads = { read_seq: 0, shown_seq: 0, reads_not_shown: [] };
  for (const step of steps) {
    const { reads_not_shown, ...changed } = readUpTo(reads, Math.abs(step), step > 0);
    reads = { ...changed, reads_not_shown: JSON.parse(reads_not_shown) };
  }
  return reads;
}

test('what was read is shown from the moment on when both show it, and not before', () => {
  expect(afterReading(2, 5)).toEqual({ read_seq: 5, shown_seq: 5, reads_not_shown: [] });
  expect(afterReading(2, -3, -5)).toEqual({ read_seq: 5, shown_seq: 2, reads_not_shown: [] });
  expect(afterReading(2, -3, -5, 6, 7, -8, 9)).toEqual({
    read_seq: 9,
    shown_seq: 9,
    reads_not_shown: [
      [3, 5],
      [8, 8],
    ],
  });
});

test('too many ranges become fewer, and nothing that was not shown is shown by that', () => {
  const steps = Array.from({ length: maxReadsNotShown + 1 }, (_, index) => [-(2 * index + 1), 2 * index + 2]);
  const { reads_not_shown } = afterReading(...steps.flat());
  expect(reads_not_shown).toHaveLength(maxReadsNotShown);
  expect(reads_not_shown.slice(0, 2)).toEqual([
    [1, 3],
    [5, 5],
  ]);
});
