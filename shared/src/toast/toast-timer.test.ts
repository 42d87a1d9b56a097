/** @jest-environment node */
import { ToastTimer } from './toast-timer.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(duration = 2000) {
  const onEnd = jest.fn();
  return { timer: new ToastTimer(duration, onEnd), onEnd };
}

test('ends after its time, and not before', () => {
  const { onEnd } = start();
  jest.advanceTimersByTime(1999);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('continues with the remaining time after a pause', () => {
  const { timer, onEnd } = start();
  jest.advanceTimersByTime(1500);
  timer.pause('hover');
  jest.advanceTimersByTime(60_000);
  timer.resume('hover');
  jest.advanceTimersByTime(499);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('pauses until the last reason is gone', () => {
  const { timer, onEnd } = start();
  timer.pause('hover');
  timer.pause('focus');
  timer.resume('hover');
  jest.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  timer.resume('focus');
  jest.advanceTimersByTime(2000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('resuming without a pause changes nothing', () => {
  const { timer, onEnd } = start();
  jest.advanceTimersByTime(1000);
  timer.resume('hidden');
  jest.advanceTimersByTime(1000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('does not call back once stopped', () => {
  const { timer, onEnd } = start();
  timer.stop();
  jest.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
});
