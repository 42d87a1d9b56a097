/** @jest-environment node */
import { duration } from './format.ts';

const minuteMs = 60_000;

test.each([
  [1, '1 min'],
  [minuteMs, '1 min'],
  [minuteMs + 1, '2 min'],
  [120 * minuteMs, '120 min'],
  [121 * minuteMs, '2 h'],
  [24 * 60 * minuteMs, '24 h'],
])('%i ms are %s', (ms, text) => {
  expect(duration(ms)).toBe(text);
});
