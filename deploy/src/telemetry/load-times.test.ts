import { addLoadTime, noTimes, sumTimes, upperQuartile } from './load-times.ts';

const timesOf = (...all: number[]) => {
  const times = noTimes();
  for (const one of all) addLoadTime(times, one);
  return times;
};

test('without loads there is no quartile', () => {
  expect(upperQuartile(noTimes())).toBeNull();
});

test('it is in the class below which three of four are', () => {
  const times = timesOf(20, 30, 130, 140, 140, 145, 350, 900);
  expect(upperQuartile(times)).toBe(150);
  expect(upperQuartile(sumTimes([times, timesOf(700, 790, 750, 780)]))).toBeGreaterThan(600);
});

test('a time above every class gives the lower end of the last one', () => {
  expect(upperQuartile(timesOf(90_000))).toBe(20_000);
});
