import { earlier, later, latest, maxShown, within } from './message-range.ts';

test('a short conversation is there whole', () => {
  expect(within(latest(7), 7)).toEqual({ from: 0, to: 7 });
  expect(within(latest(0), 0)).toEqual({ from: 0, to: 0 });
});

test('a long one begins with its end and follows what is added', () => {
  expect(within(latest(2000), 2000)).toEqual({ from: 1940, to: 2000 });
  expect(within(latest(2000), 2003)).toEqual({ from: 1940, to: 2003 });
});

test('read back to the first message and forth to the last, there are never more than the most', () => {
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

test('when messages were removed it shows what is left', () => {
  expect(within({ from: 1940, to: null }, 3)).toEqual({ from: 0, to: 3 });
  expect(within({ from: 100, to: 260 }, 120)).toEqual({ from: 100, to: 120 });
});
