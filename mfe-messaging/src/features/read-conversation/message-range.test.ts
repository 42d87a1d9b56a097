/** @jest-environment node */
import { earlier, later, latest, maxShown, within } from './message-range.ts';

test('a short conversation is rendered completely', () => {
  expect(within(latest(7), 7)).toEqual({ from: 0, to: 7 });
  expect(within(latest(0), 0)).toEqual({ from: 0, to: 0 });
});

test('a long one starts at its end and follows new messages', () => {
  expect(within(latest(2000), 2000)).toEqual({ from: 1940, to: 2000 });
  expect(within(latest(2000), 2003)).toEqual({ from: 1940, to: 2003 });
});

test('scrolling to the first message and back never renders more than the maximum', () => {
  const length = 2000;
  let range = latest(length);
  let steps = 0;
  while (range.from > 0) {
    range = earlier(range, length);
    const { from, to } = within(range, length);
    expect(to - from).toBeLessThanOrEqual(maxShown);
    steps += 1;
  }
  expect(steps).toBe(97);
  expect(range).toEqual({ from: 0, to: maxShown });
  while (range.to !== null) {
    const before = within(range, length);
    range = later(range, length);
    const { from, to } = within(range, length);
    expect(to - from).toBeLessThanOrEqual(maxShown);
    // The previously visible end is still in the range.
    expect(from).toBeLessThan(before.to);
  }
  expect(range).toEqual({ from: length - maxShown, to: null });
});

test('after a removal it shows the remaining messages', () => {
  expect(within({ from: 1940, to: null }, 3)).toEqual({ from: 0, to: 3 });
  expect(within({ from: 100, to: 260 }, 120)).toEqual({ from: 100, to: 120 });
});
