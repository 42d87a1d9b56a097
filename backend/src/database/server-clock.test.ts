import { clockSentence, ServerClock } from './server-clock.ts';

afterEach(() => jest.useRealTimers());

const minutes = (count: number) => count * 60_000;

it('tells the time of the server, whatever the clock of the process says', async () => {
  const clock = new ServerClock(async () => Date.now() - minutes(20));
  await clock.compare();
  expect(Math.abs(clock.now() - (Date.now() - minutes(20)))).toBeLessThan(500);
  expect(Math.round(clock.aheadMs() / minutes(1))).toBe(20);
});

it('leaves differences that the network may have made', async () => {
  const clock = new ServerClock(async () => Date.now() - 900);
  await clock.compare();
  expect(clock.aheadMs()).toBe(0);
});

it('keeps the last comparison when the server does not answer', async () => {
  const answers = [Promise.resolve(Date.now() + minutes(5)), Promise.reject(new Error('no answer'))];
  const clock = new ServerClock(() => answers.shift() ?? Promise.reject(new Error('no answer')));
  await clock.compare();
  await clock.compare();
  expect(Math.round(clock.aheadMs() / minutes(1))).toBe(-5);
});

it('notices a clock that is set while the process runs', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let offMs = 0;
  const clock = new ServerClock(async () => Date.now() - offMs);
  await clock.start();
  offMs = minutes(3);
  await jest.advanceTimersByTimeAsync(minutes(1));
  expect(Math.round(clock.aheadMs() / minutes(1))).toBe(3);
  clock.stop();
});

it.each([
  [5000, null],
  [-5000, null],
  [1_200_000, /1200 s ahead of the database/],
  [-6000, /6 s behind the database/],
])('reports a clock that is %i ms ahead: %s', (aheadMs, sentence) => {
  if (sentence) expect(clockSentence(aheadMs)).toMatch(sentence);
  else expect(clockSentence(aheadMs)).toBeNull();
});
