/** @jest-environment node */
import { smallestPosition } from './event-log.ts';

test('the smallest position is that of the smallest number, in the epoch of the first one', () => {
  expect(smallestPosition([])).toBeNull();
  expect(smallestPosition(['e.10', 'e.9', 'f.1', 'e.11'])).toBe('e.9');
});
